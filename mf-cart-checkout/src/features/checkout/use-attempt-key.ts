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
      latest.current = { content: text, key: crypto.randomUUID() };
    }
    return latest.current.key;
  }, []);
}
