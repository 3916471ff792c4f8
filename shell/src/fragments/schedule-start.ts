import type { FragmentStart } from '@storefront/host/contracts/fragments';

/** A fragment within this distance of the viewport counts as visible. */
const NEAR = '400px 0px';

/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const IDLE_MS = 200;

/** Calls back when a fragment should start; returns the cancel function. */
export function scheduleStart(
  element: Element,
  start: FragmentStart,
  callback: () => void,
): () => void {
  if (start === 'visible') return whenNear(element, callback);
  if (start === 'idle') return whenIdle(callback);
  callback();
  return () => undefined;
}

function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback);
  return () => cancelIdleCallback(id);
}
