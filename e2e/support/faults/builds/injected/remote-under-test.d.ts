/** The real `src/exposed/routes.tsx` of the remote that is built with a fault. */
declare module 'routes-under-test' {
  import type { ComponentType } from 'react';

  export interface Page {
    Component: ComponentType;
  }

  export interface Route {
    loader?: (args: unknown) => unknown;
    lazy: () => Promise<Page>;
  }

  const routes: Record<string, Route>;
  export default routes;
}

/** The real `src/exposed/fragments.tsx` of that remote. */
declare module 'fragments-under-test' {
  import type { ComponentType } from 'react';

  export interface Fragment {
    loader?: (args: unknown) => Promise<unknown>;
    lazy: () => Promise<{ Component: ComponentType<object> }>;
  }

  const fragments: Record<string, Fragment>;
  export default fragments;
}
