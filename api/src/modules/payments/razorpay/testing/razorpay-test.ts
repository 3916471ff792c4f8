import { apiPaths } from '@storefront/host/contracts/api';
import { createPaymentTest, type PaymentTest } from '../../../../testing/payments';
import type { TestResponse } from '../../../../testing/test-api';
import { listRefundsDue } from '../../ledger/ledger.service';
import type { PaymentProvider } from '../../provider/payment-provider';
import { createRazorpayProvider } from '../razorpay-provider';
import type { Webhook } from './fake-entities';
import { type FakeRazorpay, startFakeRazorpay } from './fake-razorpay';

const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'a-key-secret-for-tests',
  webhookSecret: 'a-webhook-secret-for-tests',
};

/** The fixture of a payment test, whose payments are made at a fake Razorpay. */
export interface RazorpayTest extends Omit<PaymentTest, 'start' | 'started'> {
  razorpay: FakeRazorpay;
  provider: PaymentProvider;
  start: (orderId: string) => Promise<TestResponse>;
  /** Places an order and starts its payment. */
  started: () => Promise<{ orderId: string; ref: string }>;
  /** Delivers a webhook to the API. */
  deliver: (webhook: Webhook) => Promise<TestResponse>;
  /** The refunds due for an order's payments, in paise. */
  dueOf: (orderId: string) => Promise<number[]>;
  close: () => Promise<void>;
}

/** Starts a fake Razorpay, and creates the fixture whose provider it is. */
export async function createRazorpayTest(): Promise<RazorpayTest> {
  const razorpay = await startFakeRazorpay(KEYS);
  const settings = { keys: KEYS, unpaidOrderMinutes: 60, baseUrl: razorpay.url };
  const provider = createRazorpayProvider(settings);
  const payment = await createPaymentTest({ provider });
  const { api } = payment;
  return {
    ...payment,
    razorpay,
    provider,
    start: (orderId) => payment.start(orderId, { method: 'razorpay' }),
    started: async () => {
      const { orderId } = await payment.started('razorpay');
      return { orderId, ref: await payment.refOf(orderId) };
    },
    deliver: (webhook) => api.call(apiPaths.paymentCallback, webhook),
    dueOf: async (id) => {
      const refunds = await listRefundsDue(api.db);
      return refunds.filter(({ orderId }) => orderId === id).map(({ refundDue }) => refundDue);
    },
    close: async () => {
      await api.close();
      await razorpay.close();
    },
  };
}
