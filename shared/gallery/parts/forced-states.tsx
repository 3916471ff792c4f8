import { useEffect } from 'react';
import { forceStates } from './force-states';

/** Lets `data-state="hover"` look as if the pointer were there; likewise focus and press. */
export function ForcedStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) forceStates(sheet);
  }, []);
  return null;
}
