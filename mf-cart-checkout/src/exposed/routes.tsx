import type { RemoteRoutes } from '@storefront/shared/host';
import type { remote } from '../../remote';

/** The pages of this remote; the only thing that it exposes. */
export default {
  cart: {
    lazy: () =>
      import(/* webpackChunkName: "cart" */ '../features/cart/cart-page').then((m) => ({
        Component: m.CartPage,
      })),
    meta: () => ({ title: 'Shopping Cart', noIndex: true }),
  },
  checkout: {
    lazy: () =>
      import(/* webpackChunkName: "checkout" */ '../features/checkout/checkout-page').then((m) => ({
        Component: m.CheckoutPage,
      })),
    meta: () => ({ title: 'Checkout', noIndex: true }),
  },
  orderSuccess: {
    lazy: () =>
      import(
        /* webpackChunkName: "orderSuccess" */ '../features/order-success/order-success-page'
      ).then((m) => ({
        Component: m.OrderSuccessPage,
      })),
    meta: () => ({ title: 'Your order', noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
