import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { DataRouterContext, RouterStateContext } from './contexts';
import type { Location, ScrollPositions } from '../types';

const STORAGE_KEY = 'scroll-positions';

interface ScrollRestorationProps {
  /** The key that the position of a history entry is kept under. */
  getKey: (location: Location) => string | number;
}

/** Shows new pages from their top, or from what their address names, and pages that are shown again as they were left. */
export function ScrollRestoration({ getKey }: ScrollRestorationProps) {
  const router = useContext(DataRouterContext)?.router;
  const state = useContext(RouterStateContext);
  const { location, restoreScrollPosition = null, preventScrollReset = false } = state ?? {};
  const saved = useRef<ScrollPositions['saved']>({});

  useLayoutEffect(() => {
    saved.current = savedPositions();
    return router?.enableScrollRestoration({
      saved: saved.current,
      current: () => window.scrollY,
      keyOf: getKey,
    });
  }, [router, getKey]);

  useLayoutEffect(() => {
    if (!location || restoreScrollPosition === false) return;
    if (restoreScrollPosition !== null) window.scrollTo(0, restoreScrollPosition);
    else if (!scrollToTarget(location.hash) && !preventScrollReset) window.scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    function keep() {
      if (router?.state.navigation.state === 'idle') {
        saved.current[getKey(router.state.location)] = window.scrollY;
      }
      savePositions(saved.current);
      // The browser restores the position of the server's HTML, before any script.
      history.scrollRestoration = 'auto';
    }
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      history.scrollRestoration = 'auto';
    };
  }, [router, getKey]);

  return null;
}

/** True if the page has what the hash names. */
function scrollToTarget(hash: string): boolean {
  const target = hash && document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView();
  return !!target;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function savedPositions(): ScrollPositions['saved'] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as ScrollPositions['saved'];
  } catch {
    return {};
  }
}

function savePositions(positions: ScrollPositions['saved']): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, a page that is loaded again begins at its top.
  }
}
