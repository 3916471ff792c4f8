import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}

function topmost(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

/** The dialog that makes all else on the page inert; whoever opened it, a remote included. */
export function useOpenDialog(): Element | null {
  return useSyncExternalStore(subscribe, topmost, () => null);
}
