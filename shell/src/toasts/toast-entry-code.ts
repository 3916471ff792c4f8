import { useEffect, useState } from 'react';
import type { ToastEntry } from './toast-entry';

type Entry = typeof ToastEntry;

let loaded: Entry | undefined;

/** Loads the code of toasts, which a page doesn't need before the first one. */
export async function loadToastEntry(): Promise<Entry> {
  loaded ??= (await import(/* webpackChunkName: "toast" */ './toast-entry')).ToastEntry;
  return loaded;
}

/** Loads it before a toast can be late, even if the connection is lost by then; a failed load is repeated with a toast. */
export function prepareToasts(): void {
  loadToastEntry().catch(() => undefined);
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
