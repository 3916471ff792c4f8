import { useEffect, useRef, type RefObject } from 'react';

/** A ref that is true once the component is unmounted, for what happens after an awaited call. */
export function useUnmounted(): Readonly<RefObject<boolean>> {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => void (unmounted.current = true);
  }, []);
  return unmounted;
}
