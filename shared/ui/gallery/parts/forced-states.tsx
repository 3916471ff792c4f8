import { useEffect } from 'react';
import { forceStates } from './force-states';

/** Gives an element with `data-state="hover"` its hover style; likewise for focus and active. */
export function ForcedStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) forceStates(sheet);
  }, []);
  return null;
}
