import type { RemoteRoutes } from '@storefront/shared/host';
import accountOrders from '../../../../../mf-account-orders/src/exposed/routes';
import cartCheckout from '../../../../../mf-cart-checkout/src/exposed/routes';
import catalog from '../../../../../mf-catalog/src/exposed/routes';
import content from '../../../../../mf-content/src/exposed/routes';
import payment from '../../../../../mf-payment/src/exposed/routes';
import type { LoadModule } from '../../../../../shell/src/remotes/federation';

/*
 * Stands in for shell/src/remotes/federation.ts in the build without federation: the remotes are imported
 * like any other module.
 */

const ROUTES: Record<string, RemoteRoutes> = {
  'mf-account-orders': accountOrders,
  'mf-cart-checkout': cartCheckout,
  'mf-catalog': catalog,
  'mf-content': content,
  'mf-payment': payment,
};

export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
}

export function connectFederation(): LoadModule {
  return (remote) => {
    const routes = ROUTES[remote];
    return routes
      ? Promise.resolve(routes)
      : Promise.reject(new RemoteUnavailableError(`${remote} isn't in the bundle.`));
  };
}
