import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { loadPayment } from '../features/payment/payment.loader';
import { t } from '../messages/t';

/** The pages of this remote; the only thing that it exposes. */
export default {
  payment: {
    loader: loadPayment,
    lazy: () =>
      import(/* webpackChunkName: "payment" */ '../features/payment/payment-page').then((m) => ({
        Component: m.PaymentPage,
        HydrateFallback: m.PaymentSkeleton,
      })),
    meta: () => ({ title: t('Payment'), noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
