import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The seconds that are left until a moment, at least 0; counted down every second. A component that waits for another
 * moment is another one, by its `key`.
 */
export function useSecondsUntil(moment: Date): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment.getTime() - now) / SECOND));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);

  return left;
}
