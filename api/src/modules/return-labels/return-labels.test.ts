import { eq } from 'drizzle-orm';
import { apiPaths } from '@storefront/host/contracts/api';
import { returnLines, returns } from '../../db/schema';
import { addProduct, placedOrder, SHIPPING_ADDRESS } from '../../testing/orders';
import { pdfText } from '../../testing/pdf-text';
import { createTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let token: string;
let orderId: string;
const returnId = 'R7Q2-9XBM';
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  await addProduct(api.db, { id: 'plenty', variants: [{ size: '', color: '', stock: 1000 }] });
  orderId = await placedOrder(api, token, { plenty: 3 });
  await api.db.insert(returns).values({
    id: returnId,
    orderId,
    kind: 'return',
    state: 'requested',
    reason: 'other',
    pickupAddress: { ...SHIPPING_ADDRESS, fullName: 'மீனாட்சி Iyer 🌸' },
    refundAmount: 200_000,
    createdAt: new Date('2026-11-24T06:00:00Z'),
  });
  await api.db.insert(returnLines).values({ returnId, line: 1, quantity: 2 });
});
afterAll(() => api.close());

test('a return has a label with both addresses and its id', async () => {
  const response = await api.app.inject({
    url: `/api/v1${apiPaths.returnLabel(orderId, returnId)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="return-${returnId}.pdf"`,
    'cache-control': 'no-store',
  });
  const [text, ...others] = await pdfText(response.rawPayload);
  expect(others).toEqual([]);
  for (const part of ['Aurelle Clothing', '7 Church Street', orderId, returnId, '2 pieces']) {
    expect(text).toContain(part);
  }
});

test('a label is only for the account of the return, until the parcel has arrived', async () => {
  const path = apiPaths.returnLabel(orderId, returnId);
  const other = await api.signUp();
  expect((await api.call(path, { token: other.token })).status).toBe(404);
  expect((await api.call(path)).status).toBe(401);
  const unknown = apiPaths.returnLabel(orderId, 'unknown');
  expect((await api.call(unknown, { token })).status).toBe(404);
  await api.db.update(returns).set({ state: 'received' }).where(eq(returns.id, returnId));
  const received = await api.call(path, { token });
  expect([received.status, received.text]).toEqual([
    404,
    '{"error":"This return needs no label any more."}',
  ]);
});
