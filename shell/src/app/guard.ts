import type { Bus, Host } from '@storefront/shared/host';
import { redirect, type MiddlewareFunction } from '@storefront/shared/router';

/** In every spelling that opens it. */
const CHECKOUT = /^\/checkout\/*$/i;

/**
 * Lets signed-in shoppers through and sends all others to sign in, the requested page remembered
 * (RT-03); on the way to the checkout it says why (CART-11, D8).
 */
export function createGuard({ session, bus }: Pick<Host, 'session' | 'bus'>): MiddlewareFunction {
  return async ({ request }, next) => {
    if (!session.getState().signedIn) throw turnAway(new URL(request.url), bus);
    return next();
  };
}

function turnAway({ pathname, search }: URL, bus: Bus): Response {
  bus.send('session.return-to', { path: pathname + search });
  if (CHECKOUT.test(pathname)) {
    bus.send('toast.show', {
      title: 'Login Required',
      description: 'Please login to proceed with checkout',
      tone: 'destructive',
    });
  }
  return redirect('/login');
}
