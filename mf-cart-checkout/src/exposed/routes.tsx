import type { RemoteRoutes } from '@storefront/shared/host';
import type { remote } from '../../remote';

/** The pages of this remote; the only thing that it exposes. */
export default {
  cart: {
    lazy: () => import('../features/cart/cart-page').then((m) => ({ Component: m.CartPage })),
    meta: () => ({ title: 'Shopping Cart', noIndex: true }),
  },
  checkout: {
    lazy: () =>
      import('../features/checkout/checkout-page').then((m) => ({ Component: m.CheckoutPage })),
    meta: () => ({ title: 'Checkout', noIndex: true }),
  },
  orderSuccess: {
    lazy: () =>
      import('../features/order-success/order-success-page').then((m) => ({
        Component: m.OrderSuccessPage,
      })),
    meta: () => ({ title: 'Your order', noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
