import { isModifiedClick } from '../browser/is-modified-click';

/**
 * The shell holds back clicks on a button until it has a property that begins like this, as React gives it to
 * those that it has hydrated (shell/src/hydration/early-taps.js).
 */
const READY = '__reactIsland';

/**
 * Gives an island what the shop's React gives to other parts of a page: links to pages of the shop load no new
 * document, and a tap on a button that came before the island is replayed. Returns the function that ends it.
 */
export function connectToShop(element: HTMLElement, navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => followLink(event, navigate);
  const markButtons = () => {
    for (const button of element.querySelectorAll('button')) Reflect.set(button, READY, true);
  };
  const newButtons = new MutationObserver(markButtons);
  markButtons();
  newButtons.observe(element, { childList: true, subtree: true });
  element.addEventListener('click', follow);
  return () => {
    newButtons.disconnect();
    element.removeEventListener('click', follow);
  };
}

/** Navigates where a click on a link leads, unless the island or the browser has to handle it. */
function followLink(event: MouseEvent, navigate: (path: string) => void): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || event.defaultPrevented || isModifiedClick(event) || !leadsToPage(link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const isHere = link.target === '' || link.target === '_self';
  return link.origin === location.origin && isHere && !link.hasAttribute('download');
}
