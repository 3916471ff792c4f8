import { pagePaths } from '@storefront/host/contracts';
import type { RemoteRoute, RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { loadAccount } from '../features/account/account.loader';
import { loadOrders } from '../features/orders/orders.loader';
import { loadOrder } from '../lib/order/order.loader';
import { t } from '../messages/t';

/** The meta of a page that search engines should not list. */
function unlisted(title: () => string): RemoteRoute['meta'] {
  return () => ({ title: title(), noIndex: true });
}

/** The pages of this remote. */
export default {
  login: {
    lazy: () =>
      import(/* webpackChunkName: "login" */ '../features/login/login-page').then((m) => ({
        Component: m.LoginPage,
      })),
    meta: unlisted(() => t('Sign In')),
  },
  register: {
    lazy: () =>
      import(/* webpackChunkName: "register" */ '../features/register/register-page').then((m) => ({
        Component: m.RegisterPage,
      })),
    meta: unlisted(() => t('Create Account')),
  },
  forgotPassword: {
    lazy: () =>
      import(
        /* webpackChunkName: "forgotPassword" */ '../features/forgot-password/forgot-password-page'
      ).then((m) => ({
        Component: m.ForgotPasswordPage,
      })),
    meta: unlisted(() => t('Forgot Password')),
  },
  resetPassword: {
    lazy: () =>
      import(
        /* webpackChunkName: "resetPassword" */ '../features/reset-password/reset-password-page'
      ).then((m) => ({
        Component: m.ResetPasswordPage,
      })),
    meta: unlisted(() => t('Reset Password')),
  },
  verifyEmail: {
    lazy: () =>
      import(
        /* webpackChunkName: "mailedLink" */ '../features/verify-email/verify-email-page'
      ).then((m) => ({
        Component: m.VerifyEmailPage,
      })),
    meta: unlisted(() => t('Verify Email')),
  },
  confirmAlerts: {
    lazy: () =>
      import(/* webpackChunkName: "mailedLink" */ '../features/alerts/alert-link-page').then(
        (m) => ({
          Component: m.ConfirmAlertsPage,
        }),
      ),
    meta: unlisted(() => t('Your Alerts')),
  },
  stopAlerts: {
    lazy: () =>
      import(/* webpackChunkName: "mailedLink" */ '../features/alerts/alert-link-page').then(
        (m) => ({
          Component: m.StopAlertsPage,
        }),
      ),
    meta: unlisted(() => t('No More Alerts')),
  },
  stopMessages: {
    lazy: () =>
      import(/* webpackChunkName: "mailedLink" */ '../features/messages/stop-messages-page').then(
        (m) => ({
          Component: m.StopMessagesPage,
        }),
      ),
    meta: unlisted(() => t('No More Messages')),
  },
  account: {
    loader: loadAccount,
    lazy: () =>
      import(/* webpackChunkName: "account" */ '../features/account/account-page').then((m) => ({
        Component: m.AccountPage,
        HydrateFallback: m.AccountSkeleton,
      })),
    meta: unlisted(() => t('Account Details')),
  },
  orders: {
    loader: loadOrders,
    lazy: () =>
      import(/* webpackChunkName: "orders" */ '../features/orders/orders-page').then((m) => ({
        Component: m.OrdersPage,
        HydrateFallback: m.OrdersSkeleton,
      })),
    meta: unlisted(() => t('My Orders')),
  },
  order: {
    loader: loadOrder,
    lazy: () =>
      import(/* webpackChunkName: "order" */ '../features/order/order-page').then((m) => ({
        Component: m.OrderPage,
        HydrateFallback: m.OrderSkeleton,
      })),
    meta: ({ params: { id = '' } }) => ({ title: t('Order {id}', { id }), noIndex: true }),
  },
  orderReturn: {
    loader: loadOrder,
    lazy: () =>
      import(/* webpackChunkName: "orderReturn" */ '../features/return-order/return-page').then(
        (m) => ({
          Component: m.ReturnPage,
          HydrateFallback: m.ReturnSkeleton,
        }),
      ),
    meta: unlisted(() => t('Return or Exchange')),
  },
  trackOrder: {
    lazy: () =>
      import(/* webpackChunkName: "trackOrder" */ '../features/track-order/track-order-page').then(
        (m) => ({
          Component: m.TrackOrderPage,
        }),
      ),
    meta: () => ({
      title: t('Track Your Order'),
      // The same page with the number of an order filled in.
      canonical: pagePaths.trackOrder,
      description: t('Follow your order with its number and the email or phone you ordered with.'),
    }),
  },
} satisfies RemoteRoutes<typeof remote>;
