import { useCallback, useRef } from 'react';

/**
 * Gives each distinct content a key of its own and the same content the same key, so that a second
 * press, or another try after a lost answer, is the same order to the server.
 */
export function useAttemptKey(): (content: unknown) => string {
  const latest = useRef<{ content: string; key: string }>(undefined);
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (latest.current?.content !== text) {
      latest.current = { content: text, key: randomKey() };
    }
    return latest.current.key;
  }, []);
}

/** Not randomUUID: browsers offer that over HTTPS alone. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
