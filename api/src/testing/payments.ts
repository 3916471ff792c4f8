import { eq } from 'drizzle-orm';
import {
  apiPaths,
  type Order,
  OrderSchema,
  type PaymentResponse,
  PaymentResponseSchema,
} from '@storefront/shared/contracts/api';
import { payments } from '../db/schema';
import { addProduct, placedOrder } from './orders';
import { type TestResponse, createTestApi, type TestApi } from './test-api';

/** The fields that every payment needs beside its method. */
export const PAYER = { payerName: 'Meera Iyer', payerPhone: '+919845012345' };

/** An API with a shopper who is signed in, and a product for ₹499, `thing`, to pay for. */
export interface PaymentTest {
  api: TestApi;
  token: string;
  order: (id: string) => Promise<Order>;
  place: () => Promise<string>;
  start: (
    orderId: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
  /** Places an order and starts its payment. */
  started: (method: string) => Promise<{ orderId: string; response: PaymentResponse }>;
  /** The reference of an order's payment. */
  refOf: (orderId: string) => Promise<string>;
}

/** Creates what a test of payments needs; the API's own shop is https://shop.example. */
export async function createPaymentTest(): Promise<PaymentTest> {
  const api = await createTestApi({ shopUrl: 'https://shop.example' });
  const { token } = await api.signUp();
  await addProduct(api.db, {
    id: 'thing',
    regularPrice: 49_900,
    variants: [{ size: '', color: '', stock: 1000 }],
  });
  const place = () => placedOrder(api, token, { thing: 1 });
  const start: PaymentTest['start'] = (orderId, fields, headers = {}) =>
    api.call(apiPaths.payments, {
      token,
      headers,
      body: { orderId, fields: { ...PAYER, ...fields } },
    });
  return {
    api,
    token,
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
