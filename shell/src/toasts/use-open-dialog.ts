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

function lastOpen(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

/** The last open dialog of the document, whether the shell or a remote opened it. */
export function useOpenDialog(): Element | null {
  return useSyncExternalStore(subscribe, lastOpen, () => null);
}
