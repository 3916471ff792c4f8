/** By these a shopper first does something on a page. */
const INTERACTIONS = ['pointerover', 'touchstart', 'keydown'];

/** Calls back once, when the shopper first does something on the page. */
export function onFirstInteraction(document: Document, callback: () => void): void {
  const first = new AbortController();
  const options = { capture: true, passive: true, signal: first.signal };
  function react() {
    first.abort();
    callback();
  }
  for (const interaction of INTERACTIONS) document.addEventListener(interaction, react, options);
}
