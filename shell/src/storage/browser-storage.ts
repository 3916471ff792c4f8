/** The part of `Storage` that the shop uses. */
export interface KeyValueStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Wraps a browser storage that may be missing, full or blocked. A value that can't be stored is kept in
 * memory until the page is reloaded, with a warning in the console.
 */
export function openBrowserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const unstored = new Map<string, string>();

  function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
    try {
      return action(window[kind]);
    } catch (error) {
      console.warn(`${kind} can't be used; its values are lost when the page is reloaded.`, error);
      return undefined;
    }
  }
  return {
    get: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      unstored.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        unstored.delete(key);
      });
    },
    remove(key) {
      unstored.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/**
 * Calls back when another tab changed the key or cleared the storage, and when the page comes back from the
 * browser's back/forward cache, during which it missed such changes. Returns the unsubscribe function.
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
