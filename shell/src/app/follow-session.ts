import type { Host } from '@storefront/shared/host';
import type { createBrowserRouter } from '@storefront/shared/router';
import { GUARD_ID } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * When the session ends under a protected page (an expired token, a sign-out in another tab), opens
 * the page anew: its guard then leads to the sign-in (AUTH-03, AUTH-05, D17).
 */
export function followSession(router: Router, { bus }: Pick<Host, 'bus'>) {
  bus.on('session.changed', ({ signedIn, by }) => {
    const { matches, location, navigation } = router.state;
    const isProtected = matches.some(({ route }) => route.id === GUARD_ID);
    if (signedIn || by === 'shopper' || !isProtected || navigation.state !== 'idle') return;
    void router.navigate(location, { replace: true, state: location.state as unknown });
  });
}
