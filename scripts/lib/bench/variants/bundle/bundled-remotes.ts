import { FRAGMENTS_MODULE } from '@storefront/host/contracts/remote';
import type { RemoteFragments, RemoteRoutes } from '@storefront/host';
import accountOrdersFragments from '../../../../../mf-account-orders/src/exposed/fragments';
import accountOrders from '../../../../../mf-account-orders/src/exposed/routes';
import cartCheckoutFragments from '../../../../../mf-cart-checkout/src/exposed/fragments';
import cartCheckout from '../../../../../mf-cart-checkout/src/exposed/routes';
import catalogFragments from '../../../../../mf-catalog/src/exposed/fragments';
import catalog from '../../../../../mf-catalog/src/exposed/routes';
import contentFragments from '../../../../../mf-content/src/exposed/fragments';
import content from '../../../../../mf-content/src/exposed/routes';
import payment from '../../../../../mf-payment/src/exposed/routes';
import {
  RemoteUnavailableError,
  type LoadModule,
} from '../../../../../shell/src/remotes/load-module';

/*
 * Replaces shell/src/remotes/browser/containers.ts in the build without federation: the remotes are imported like any
 * other module.
 */

const ROUTES: Record<string, RemoteRoutes> = {
  'mf-account-orders': accountOrders,
  'mf-cart-checkout': cartCheckout,
  'mf-catalog': catalog,
  'mf-content': content,
  'mf-payment': payment,
};

const FRAGMENTS: Record<string, RemoteFragments> = {
  'mf-account-orders': accountOrdersFragments,
  'mf-cart-checkout': cartCheckoutFragments,
  'mf-catalog': catalogFragments,
  'mf-content': contentFragments,
};

export function connectContainers(): LoadModule {
  return (remote, _, module) => {
    const exposed = (module === FRAGMENTS_MODULE ? FRAGMENTS : ROUTES)[remote];
    return exposed
      ? Promise.resolve(exposed)
      : Promise.reject(new RemoteUnavailableError(`${remote} isn't in the bundle.`));
  };
}
