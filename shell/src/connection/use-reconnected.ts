import { useEffect, useState } from 'react';

/** How long the message that the connection is back is shown, in milliseconds. */
const MESSAGE_DURATION = 4_000;

/** True for a few seconds after the connection came back. */
export function useReconnected(): boolean {
  const [reconnected, setReconnected] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow({ type }: Event) {
      clearTimeout(timer);
      setReconnected(type === 'online');
      if (type === 'online') timer = setTimeout(() => setReconnected(false), MESSAGE_DURATION);
    }
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, []);

  return reconnected;
}
