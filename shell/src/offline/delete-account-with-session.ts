import type { Host } from '@storefront/host';
import { ACCOUNT } from './cache-names';

/**
 * Deletes the stored orders when a shopper signs out, the session ends or another account signs in, here or in another
 * tab; and now, if the session has ended since they were stored.
 */
export function deleteAccountWithSession({ bus, session }: Pick<Host, 'bus' | 'session'>): void {
  /** One after the other: a deletion must not overtake the creation before it. */
  let work = Promise.resolve();

  function follow(signedIn: boolean, isNewSession: boolean) {
    work = work.then(async () => {
      if (isNewSession || !signedIn) await caches.delete(ACCOUNT);
      if (signedIn) await caches.open(ACCOUNT);
    });
    work.catch((error: unknown) => console.error('The stored orders can not be deleted:', error));
  }

  follow(session.getState().signedIn, false);
  bus.on('session.changed', ({ signedIn }) => follow(signedIn, true));
}
