import { useEffect, useState } from 'react';
import type { ToastEntry } from './toast-entry';
import type { ToastPlace } from './toast-place';

interface ToastCode {
  ToastEntry: typeof ToastEntry;
  ToastPlace: typeof ToastPlace;
}

let loaded: ToastCode | undefined;

/** Loads the code of toasts, which a page doesn't need before the first one. */
export async function loadToastCode(): Promise<ToastCode> {
  if (loaded) return loaded;
  const [entry, place] = await Promise.all([
    import(/* webpackChunkName: "toast" */ './toast-entry'),
    import(/* webpackChunkName: "toast" */ './toast-place'),
  ]);
  loaded = { ...entry, ...place };
  return loaded;
}

/** Loads it before a toast can be late, even if the connection is lost by then; a failed load is repeated with a toast. */
export function prepareToasts(): void {
  loadToastCode().catch(() => undefined);
}

/** The code of toasts, loaded if there are any; a failed load is repeated when their number changes. */
export function useToastCode(toasts: number): ToastCode | undefined {
  const [code, setCode] = useState<ToastCode>();
  const isMissing = toasts > 0 && !loaded;

  useEffect(() => {
    if (!isMissing) return;
    loadToastCode().then(setCode, () => undefined);
  }, [isMissing, toasts]);

  return code ?? loaded;
}
