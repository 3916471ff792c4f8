import { useBus } from '@storefront/host';
import { useState, type ComponentType } from 'react';
import { t } from '../messages/t';

/**
 * A component whose code is loaded on demand. Returns the component once it is loaded, and the function
 * that loads it and resolves to whether it succeeded. A failure is shown in a toast, and the next call
 * tries again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const bus = useBus();
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();

  async function ensureLoaded(): Promise<boolean> {
    try {
      const component = await load();
      setLoaded(() => component);
      return true;
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      bus.send('toast.show', {
        title: t('This could not be opened'),
        description: t('Please try again.'),
        tone: 'destructive',
      });
      return false;
    }
  }

  return [Loaded, ensureLoaded];
}
