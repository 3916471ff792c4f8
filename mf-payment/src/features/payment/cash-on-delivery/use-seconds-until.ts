import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The seconds that are left until that moment, at least 0; counted down every second. */
export function useSecondsUntil(moment: Date): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment.getTime() - now) / SECOND));
  const isOver = left === 0;

  useEffect(() => {
    setNow(Date.now());
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [moment, isOver]);

  return left;
}
