import type { RemoteRoutes } from '@storefront/shared/host';
import type { remote } from '../../remote';
import { loadPayment } from '../features/payment/payment.loader';

/** The pages of this remote; the only thing that it exposes. */
export default {
  payment: {
    loader: loadPayment,
    lazy: async () => {
      const [{ PaymentPage }, { PaymentSkeleton }] = await Promise.all([
        import('../features/payment/payment-page'),
        import('../features/payment/payment-skeleton'),
      ]);
      return { Component: PaymentPage, HydrateFallback: PaymentSkeleton };
    },
    meta: () => ({ title: 'Payment', noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
