/**
 * Calls back once the page is seen: at once, unless it is a document that the browser has prerendered, from the address bar
 * for instance, and that may never be opened.
 */
export function whenSeen(callback: () => void): void {
  const isPrerendered = 'prerendering' in document && document.prerendering === true;
  if (isPrerendered) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
