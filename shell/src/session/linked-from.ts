import { pagePaths } from '@storefront/shared/contracts';

/** What a browser tells of a page load. */
export interface PageLoad {
  /** The address whose link was followed, as `document.referrer` has it; blank without one. */
  referrer: string;
  /** The address of the page. */
  location: { origin: string; pathname: string };
  /** How it was loaded, as the browser's navigation timing has it. */
  type: string | undefined;
}

/**
 * The page of this shop whose link led to the sign-in as a whole page load, because the shell had not started
 * there yet (LOGIN-04); undefined for any other page load. After a reload it may be far back.
 */
export function signInLinkedFrom({ referrer, location, type }: PageLoad): string | undefined {
  if (type !== 'navigate' || location.pathname !== pagePaths.login) return undefined;
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === location.origin ? pathname + search : undefined;
}

/** This page's load. */
export function thisPageLoad(): PageLoad {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    referrer: document.referrer,
    location,
    type: (navigation as PerformanceNavigationTiming | undefined)?.type,
  };
}
