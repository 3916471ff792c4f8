import { eq } from 'drizzle-orm';
import {
  apiPaths,
  type OrderDocument,
  OrderSchema,
  type StoreInfo,
} from '@storefront/host/contracts/api';
import { products } from '../../../db/schema';
import { addProduct, placedOrder } from '../../../testing/orders';
import { pdfText } from '../../../testing/pdf-text';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { collectPayment } from '../../payments/ledger/collect-payment';
import { findStore } from '../../store/store.repository';

/** The price of a piece of the product `plenty`, in paise. */
export const PRICE = 100_000;

/** An API, and a signed-in shopper who buys the product `plenty`. */
export interface InvoiceTest {
  api: TestApi;
  token: string;
  email: string;
  /** Pays an order; returns the payment's reference. */
  pay: (orderId: string, amount: number) => Promise<string>;
  /** Places and pays an order; returns its id. */
  paid: (pieces?: number) => Promise<string>;
  documentsOf: (orderId: string) => Promise<OrderDocument[]>;
  /** Downloads a document: its bytes, and the text of each page. Throws if the status isn't 200. */
  download: (path: string) => Promise<{
    headers: Record<string, unknown>;
    pdf: Buffer;
    pages: string[];
  }>;
  storeInfo: () => Promise<StoreInfo>;
}

/** Creates the fixture for tests of invoices. */
export async function createInvoiceTest(): Promise<InvoiceTest> {
  const api = await createTestApi();
  const { db } = api;
  const { token, email } = await api.signUp();
  await addProduct(db, { id: 'plenty', variants: [{ size: '', color: '', stock: 1000 }] });
  const taxed = { hsnCode: '6205', taxClass: 'apparel' };
  await db.update(products).set(taxed).where(eq(products.id, 'plenty'));
  const pay = (orderId: string, amount: number) =>
    collectPayment(db, { orderId, amount, author: 'test', note: null });
  return {
    api,
    token,
    email,
    pay,
    paid: async (pieces = 1) => {
      const id = await placedOrder(api, token, { plenty: pieces });
      await pay(id, PRICE * pieces);
      return id;
    },
    documentsOf: async (id) =>
      (await api.call(apiPaths.order(id), { token })).as(OrderSchema).documents ?? [],
    download: async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await api.app.inject({ url: `/api/v1${path}`, headers });
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
      const { rawPayload: pdf } = response;
      return { headers: response.headers, pdf, pages: await pdfText(pdf) };
    },
    storeInfo: async () => {
      const info = await findStore(db);
      if (!info) throw new Error('The demo has a store');
      return info;
    },
  };
}
