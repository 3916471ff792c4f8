import type { DataRouter } from '@storefront/host/router';
import type { KeyValueStorage } from '../storage/browser-storage';
import { addressToRestore } from './stored-overrides';

/**
 * Adds the tab's overrides to the address of each page that is opened in it, so that the page server finds
 * them there on a reload: the page may not exist without them.
 */
export function keepOverridesInAddress(
  router: Pick<DataRouter, 'subscribe'>,
  session: KeyValueStorage,
): void {
  const keep = () => {
    const address = addressToRestore(session, location.href);
    if (address !== undefined) history.replaceState(history.state, '', address);
  };
  router.subscribe(keep);
  keep();
}
