import type { Host } from '@storefront/host';
import { matchRoutes, type DataRouter } from '@storefront/host/router';
import { GUARD_ID } from './routes';

/**
 * Loads the page again when the session changes for a reason other than the shopper's own action in this
 * tab. On a protected page that lost its session (an expired token, a sign-out in another tab) the guard
 * then redirects to the sign-in (AUTH-03, AUTH-05, D17); after a sign-in in another tab the page shows that
 * shopper's data. A public page repeats, without a token, the requests that an expired token made fail.
 */
export function revalidateOnSessionChange(router: DataRouter, { bus }: Pick<Host, 'bus'>) {
  bus.on('session.changed', ({ signedIn, by }) => {
    if (by === 'shopper') return;
    const { location, navigation } = router.state;
    // During a navigation, its target page counts.
    const target = navigation.location ?? location;
    const matches = matchRoutes(router.routes, target) ?? [];
    const isProtected = matches.some(({ route }) => route.id === GUARD_ID);
    if (!isProtected) return void (by === 'expiry' && router.revalidate());
    if (signedIn) return void router.revalidate();
    const replace = navigation.state === 'idle';
    // Without its hash, with which it would be a change of the hash only: those load nothing.
    const { pathname, search } = target;
    void router.navigate({ pathname, search }, { replace, state: target.state });
  });
}
