import type { RemoteRoute, RemoteRoutes } from '@storefront/shared/host';
import type { remote } from '../../remote';
import { loadAccount } from '../features/account/account.loader';
import { loadOrders } from '../features/orders/orders.loader';

/** The meta of a page that search engines should not list. */
function unlisted(title: string): RemoteRoute['meta'] {
  return () => ({ title, noIndex: true });
}

/** The pages of this remote; the only thing that it exposes. */
export default {
  login: {
    lazy: () =>
      import(/* webpackChunkName: "login" */ '../features/login/login-page').then((m) => ({
        Component: m.LoginPage,
      })),
    meta: unlisted('Sign In'),
  },
  register: {
    lazy: () =>
      import(/* webpackChunkName: "register" */ '../features/register/register-page').then((m) => ({
        Component: m.RegisterPage,
      })),
    meta: unlisted('Create Account'),
  },
  account: {
    loader: loadAccount,
    lazy: () =>
      import(/* webpackChunkName: "account" */ '../features/account/account-page').then((m) => ({
        Component: m.AccountPage,
        HydrateFallback: m.AccountSkeleton,
      })),
    meta: unlisted('Account Details'),
  },
  orders: {
    loader: loadOrders,
    lazy: () =>
      import(/* webpackChunkName: "orders" */ '../features/orders/orders-page').then((m) => ({
        Component: m.OrdersPage,
        HydrateFallback: m.OrdersSkeleton,
      })),
    meta: unlisted('My Orders'),
  },
  trackOrder: {
    lazy: () =>
      import(/* webpackChunkName: "trackOrder" */ '../features/track-order/track-order-page').then(
        (m) => ({
          Component: m.TrackOrderPage,
        }),
      ),
    meta: () => ({
      title: 'Track Your Order',
      description: 'Follow your order with its number and the email or phone you ordered with.',
    }),
  },
} satisfies RemoteRoutes<typeof remote>;
