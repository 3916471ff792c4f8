import { eq } from 'drizzle-orm';
import {
  apiPaths,
  type Order,
  OrderSchema,
  type PaymentEvent,
  type PaymentResponse,
  PaymentResponseSchema,
} from '@storefront/host/contracts/api';
import type { Database } from '../db/database';
import { payments } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { applyAction } from '../modules/orders/lifecycle/apply-action';
import { lockOrder } from '../modules/orders/orders.repository';
import type { Config } from '../settings/config';
import { SIGNATURE_HEADER, signCallback } from '../demo/sandbox/signature';
import { addProduct, placedOrder } from './orders';
import {
  createTestApi,
  PAYMENT_SECRET,
  type TestApi,
  type TestApiOptions,
  type TestResponse,
} from './test-api';

/** The fields that every payment needs in addition to its method. */
export const PAYER = { payerName: 'Meera Iyer', payerPhone: '+919845012345' };

/** The price of the product `thing`, in paise. */
export const THING_PRICE = 49_900;

/** An API with a signed-in shopper, and a product `thing` for ₹499. */
export interface PaymentTest {
  api: TestApi;
  token: string;
  order: (id: string) => Promise<Order>;
  /** Places an order of so many things, by default of one. */
  place: (pieces?: number) => Promise<string>;
  start: (
    orderId: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
  /** Places an order and starts its payment. */
  started: (method: string) => Promise<{ orderId: string; response: PaymentResponse }>;
  /** The reference of an order's payment. */
  refOf: (orderId: string) => Promise<string>;
  /** Starts another payment of an order; returns its reference. */
  attempt: (orderId: string) => Promise<string>;
  /** Reports an event as the provider does: signed, and by default an approval of ₹499. */
  report: (event: Partial<PaymentEvent>, signature?: string) => Promise<TestResponse>;
}

/** Has a pending order paid on delivery, as its shopper does; changes no other order. */
export function confirmOnDelivery(db: Database, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await applyAction(tx, order, 'confirm', { author: 'shopper' });
  });
}

/** Creates the fixture for tests of payments; the API's shop is https://shop.example. */
export async function createPaymentTest(
  options: TestApiOptions = {},
  settings: Partial<Config> = {},
): Promise<PaymentTest> {
  const api = await createTestApi({ shopUrl: 'https://shop.example', ...settings }, options);
  const { token } = await api.signUp();
  await addProduct(api.db, {
    id: 'thing',
    regularPrice: THING_PRICE,
    variants: [{ size: '', color: '', stock: 1000 }],
  });
  const place = (pieces = 1) => placedOrder(api, token, { thing: pieces });
  const start: PaymentTest['start'] = (orderId, fields, headers = {}) =>
    api.call(apiPaths.payments, {
      token,
      headers,
      body: { orderId, fields: { ...PAYER, ...fields } },
    });
  const attempt = async (orderId: string) => {
    const { action } = (await start(orderId, { method: 'upi_qr' })).as(PaymentResponseSchema);
    return new URL(action?.qr ?? '').searchParams.get('tr') ?? '';
  };
  let events = 0;
  const report: PaymentTest['report'] = (event, signature) => {
    events += 1;
    const id = `event-${events}`;
    const body = JSON.stringify({
      ...{ id, outcome: 'approved', amount: THING_PRICE, currency: 'INR' },
      ...event,
    });
    return api.call(apiPaths.paymentCallback, {
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signature ?? signCallback(PAYMENT_SECRET, body),
      },
    });
  };
  return {
    api,
    token,
    attempt,
    report,
    place,
    start,
    order: async (id) => (await api.call(apiPaths.order(id), { token })).as(OrderSchema),
    started: async (method) => {
      const orderId = await place();
      const response = await start(orderId, { method });
      return { orderId, response: response.as(PaymentResponseSchema) };
    },
    refOf: async (orderId) => {
      const [row] = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
      return row?.ref ?? '';
    },
  };
}
