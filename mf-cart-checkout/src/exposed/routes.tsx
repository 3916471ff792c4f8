import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { loadCheckout } from '../features/checkout/checkout.loader';
import { loadGiftCards } from '../features/gift-cards/gift-cards.loader';
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
  giftCards: {
    loader: loadGiftCards,
    lazy: () =>
      import(/* webpackChunkName: "giftCards" */ '../features/gift-cards/gift-cards-page').then(
        (m) => ({
          Component: m.GiftCardsPage,
          HydrateFallback: m.GiftCardsSkeleton,
        }),
      ),
    meta: () => ({
      title: t('Gift Cards'),
      description: t('A gift card by email, at once or on a day of your choice.'),
    }),
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
