import { useBus } from '@storefront/shared/host';
import { useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is wanted: the component once it is there, and the function that loads it and
 * says whether it is there. A failure is told in a toast, and the next call tries again.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const bus = useBus();
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();

  async function ready(): Promise<boolean> {
    try {
      const component = await load();
      setLoaded(() => component);
      return true;
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      bus.send('toast.show', {
        title: 'This could not be opened',
        description: 'Please try again.',
        tone: 'destructive',
      });
      return false;
    }
  }

  return [Loaded, ready];
}
