import { pagePaths } from '@storefront/host/contracts';
import type { Bus, Host } from '@storefront/host';
import { redirect, type MiddlewareFunction } from '@storefront/host/router';
import { t } from '../messages/t';

/** Every spelling of the checkout's path that the router accepts. */
const CHECKOUT = /^\/checkout\/*$/i;

/**
 * The middleware of protected pages. Redirects a signed-out shopper to the sign-in and remembers the
 * requested page (RT-03); for the checkout a toast says why (CART-11, D8).
 */
export function createGuard({ session, bus }: Pick<Host, 'session' | 'bus'>): MiddlewareFunction {
  return async ({ request }, next) => {
    if (!session.getState().signedIn) throw redirectToSignIn(new URL(request.url), bus);
    return next();
  };
}

function redirectToSignIn({ pathname, search }: URL, bus: Bus): Response {
  bus.send('session.return-to', { path: pathname + search });
  if (CHECKOUT.test(pathname)) {
    bus.send('toast.show', {
      title: t('Login Required'),
      description: t('Please login to proceed with checkout'),
      tone: 'destructive',
    });
  }
  return redirect(pagePaths.login);
}
