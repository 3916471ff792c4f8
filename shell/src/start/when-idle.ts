/** Without a browser that says when it is idle, as Safari, so many milliseconds after the page has loaded. */
const DELAY_MS = 2_000;

/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  function wait() {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, DELAY_MS);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
