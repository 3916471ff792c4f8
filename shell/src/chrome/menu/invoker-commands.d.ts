import 'react';

declare module 'react' {
  /** Invoker commands of HTML, which React's types don't know yet. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Type parameters must match to merge.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
