/** The remote whose build takes in the fault: its real `src/exposed/routes.tsx`. */
declare module 'remote-under-test' {
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
