import { useEffect, useState } from 'react';
import type { ToastEntry } from './toast-entry';

type Entry = typeof ToastEntry;

/** What may come before a toast. */
const INTERACTIONS = ['pointerover', 'touchstart', 'keydown'];

let loaded: Entry | undefined;

/** Loads the code of toasts, which a page doesn't need before the first one. */
export async function loadToastEntry(): Promise<Entry> {
  loaded ??= (await import(/* webpackChunkName: "toast" */ './toast-entry')).ToastEntry;
  return loaded;
}

/** Loads it at the shopper's first interaction, so that a toast isn't late, even if the connection is lost by then. */
export function loadToastEntryOnInteraction(document: Document): void {
  const first = new AbortController();
  const options = { capture: true, passive: true, signal: first.signal };
  function load() {
    first.abort();
    loadToastEntry().catch(() => undefined);
  }
  for (const interaction of INTERACTIONS) document.addEventListener(interaction, load, options);
}

/** The code of toasts, loaded if there are any; a failed load is repeated when their number changes. */
export function useToastEntry(toasts: number): Entry | undefined {
  const [Entry, setEntry] = useState<Entry>();
  const isMissing = toasts > 0 && !loaded;

  useEffect(() => {
    if (!isMissing) return;
    loadToastEntry().then(
      (entry) => setEntry(() => entry),
      () => undefined,
    );
  }, [isMissing, toasts]);

  return Entry ?? loaded;
}
