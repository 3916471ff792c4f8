/** What this device remembers under a key; undefined as well where the browser forbids its storage. */
export function readFromDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a text under a key on this device; nothing where the browser's storage is full or forbidden. */
export function storeOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without a storage nothing is remembered.
  }
}
