import type { Host } from '@storefront/shared/host';
import { matchRoutes, type createBrowserRouter } from '@storefront/shared/router';
import { GUARD_ID } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * When the session changes under a protected page, opens the page anew. Where it ended (an expired
 * token, a sign-out in another tab), the guard then leads to the sign-in (AUTH-03, AUTH-05, D17);
 * where another tab signed in, what is shown becomes that person's. A public page asks once more for
 * what was refused to an expired token, now without it.
 */
export function followSession(router: Router, { bus }: Pick<Host, 'bus'>) {
  bus.on('session.changed', ({ signedIn, by }) => {
    const { location, navigation } = router.state;
    // The page that is on its way counts, where there is one.
    const target = navigation.location ?? location;
    const matches = matchRoutes(router.routes, target) ?? [];
    const isProtected = matches.some(({ route }) => route.id === GUARD_ID);
    if (by === 'shopper') return;
    if (!isProtected) return void (by === 'expiry' && router.revalidate());
    if (signedIn) return void router.revalidate();
    const replace = navigation.state === 'idle';
    void router.navigate(target, { replace, state: target.state as unknown });
  });
}
