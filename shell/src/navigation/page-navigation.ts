import type { createBrowserRouter } from '@storefront/shared/router';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the loaders of pages ask of the browser's router, which is created after them. */
export interface PageNavigation {
  /** The path and query of the page that is shown; undefined until the router is there. */
  shownUrl: () => string | undefined;
  /**
   * Runs the loader of the page at this URL again, once React has rendered the page; not if it renders
   * another one. Earlier, a view transition would go back to the data from before.
   */
  reload: (url: string) => Promise<void>;
  /** Called when React has rendered the page at a URL. */
  onRendered: (url: string) => void;
  /** Called once, with the router. */
  connect: (router: Router) => void;
}

/** Creates the connection between the loaders and the router. */
export function createPageNavigation(): PageNavigation {
  let router: Router | undefined;
  let renderedUrl: string | undefined;
  const waiting = new Set<() => void>();

  function shownUrl() {
    if (!router) return undefined;
    const { pathname, search } = router.state.location;
    return pathname + search;
  }

  return {
    shownUrl,
    async reload(url) {
      if (!router) return;
      if (renderedUrl !== url) await new Promise<void>((resolve) => waiting.add(resolve));
      const isShown = renderedUrl === url && shownUrl() === url;
      if (isShown && router.state.navigation.state === 'idle') await router.revalidate();
    },
    onRendered(url) {
      renderedUrl = url;
      waiting.forEach((resolve) => resolve());
      waiting.clear();
    },
    connect(created) {
      router = created;
    },
  };
}
