import type { DataRouter } from '@storefront/host/router';

/** What page loaders need from the browser's router, which is created after them. */
export interface PageNavigation {
  /** The path and query of the page that is shown; undefined until the router exists. */
  shownUrl: () => string | undefined;
  /** The hash of the URL that is being navigated to, which loaders don't get; empty without one. */
  nextHash: () => string;
  /** Resolves when no navigation is in progress. */
  whenIdle: () => Promise<void>;
  /** Runs the loaders of the shown page again. */
  revalidate: () => Promise<void>;
  /** Called once, with the router. */
  connect: (router: DataRouter) => void;
}

/** Creates the connection between the loaders and the router. */
export function createPageNavigation(): PageNavigation {
  let router: DataRouter | undefined;

  function isIdle() {
    return router?.state.navigation.state === 'idle';
  }

  return {
    shownUrl() {
      if (!router) return undefined;
      const { pathname, search } = router.state.location;
      return pathname + search;
    },
    nextHash: () => router?.state.navigation.location?.hash ?? '',
    whenIdle() {
      return new Promise((resolve) => {
        if (isIdle()) {
          resolve();
          return;
        }
        const unsubscribe = router?.subscribe(() => {
          if (!isIdle()) return;
          unsubscribe?.();
          resolve();
        });
      });
    },
    async revalidate() {
      await router?.revalidate();
    },
    connect(created) {
      router = created;
    },
  };
}
