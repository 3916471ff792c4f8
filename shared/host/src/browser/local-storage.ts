/** Reads a text from the device's storage; undefined if there is none, or if the browser denies access. */
export function readLocalStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text to the device's storage; does nothing if the storage is full or access is denied. */
export function writeLocalStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the text isn't remembered.
  }
}
