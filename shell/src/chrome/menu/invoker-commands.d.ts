import 'react';

declare module 'react' {
  /** Invoker commands of HTML, which React's types don't know yet. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- An interface is merged by its parameters.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
