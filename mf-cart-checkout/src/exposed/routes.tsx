import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { loadCheckout } from '../features/checkout/checkout.loader';
import { t } from '../messages/t';

/** The pages of this remote. */
export default {
  cart: {
    lazy: () =>
      import(/* webpackChunkName: "cart" */ '../features/cart/cart-page').then((m) => ({
        Component: m.CartPage,
      })),
    meta: () => ({ title: t('Shopping Cart'), noIndex: true }),
  },
  checkout: {
    loader: loadCheckout,
    lazy: () =>
      import(/* webpackChunkName: "checkout" */ '../features/checkout/checkout-page').then((m) => ({
        Component: m.CheckoutPage,
        HydrateFallback: m.CheckoutSkeleton,
      })),
    meta: () => ({ title: t('Checkout'), noIndex: true }),
  },
  orderSuccess: {
    lazy: () =>
      import(
        /* webpackChunkName: "orderSuccess" */ '../features/order-success/order-success-page'
      ).then((m) => ({
        Component: m.OrderSuccessPage,
      })),
    meta: () => ({ title: t('Your order'), noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
