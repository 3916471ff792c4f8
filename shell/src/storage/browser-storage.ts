/** The part of `Storage` that the shop uses. */
export interface KeyValueStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Wraps a browser storage that may be missing, full or forbidden: then nothing is kept, and the log says so. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
    try {
      return action(window[kind]);
    } catch (error) {
      console.warn(`${kind} can't be used; what would be kept there is lost on reload.`, error);
      return undefined;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Calls back when another tab changed the key (or cleared everything); returns the undo. */
export function onOtherTabChange(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
