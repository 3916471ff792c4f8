/** The remote whose build takes in the fault: its real `src/exposed/routes.tsx`. */
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

/** Its real `src/exposed/fragments.tsx`. */
declare module 'fragments-under-test' {
  import type { ComponentType } from 'react';

  export interface Fragment {
    loader?: (args: unknown) => Promise<unknown>;
    lazy: () => Promise<{ Component: ComponentType<object> }>;
  }

  const fragments: Record<string, Fragment>;
  export default fragments;
}
