/** The part of `Storage` that the shop uses. */
export interface KeyValueStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Wraps a browser storage that may be missing, full or forbidden: what it doesn't take is kept until
 * the page is reloaded, and the log says so.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const untilReload = new Map<string, string>();

  function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
    try {
      return action(window[kind]);
    } catch (error) {
      console.warn(`${kind} can't be used; what would be kept there is lost on reload.`, error);
      return undefined;
    }
  }
  return {
    get: (key) => untilReload.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      untilReload.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        untilReload.delete(key);
      });
    },
    remove(key) {
      untilReload.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/**
 * Calls back when another tab changed the key (or cleared everything), or may have done so while
 * this page was put aside by the browser's back and forward; returns the undo.
 */
export function onOtherTabChange(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) listener();
  }
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) listener();
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
