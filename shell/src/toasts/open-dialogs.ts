import { useSyncExternalStore } from 'react';

/** The open dialogs in the order of the document, whether the shell or a remote opened them. */
export function openDialogs(): Element[] {
  return [...document.querySelectorAll('dialog[open]')];
}

/** Calls `onChange` when a dialog may have been opened or closed; returns the function that ends this. */
export function observeDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}

const topmost = () => openDialogs().at(-1) ?? null;

/** The topmost open dialog. */
export function useOpenDialog(): Element | null {
  return useSyncExternalStore(observeDialogs, topmost, () => null);
}
