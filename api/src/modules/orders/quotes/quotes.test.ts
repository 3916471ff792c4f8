import { apiPaths, QuoteResponseSchema } from '@storefront/host/contracts/api';
import { createTestApi } from '../../../testing/test-api';

test('codes can’t be guessed: calls with one are limited, others aren’t', async () => {
  const limited = await createTestApi({ orderRateLimitMax: 2 });
  const call = (couponCodes?: string[]) => {
    const body = { items: [{ productId: 'thing', quantity: 1 }], couponCodes };
    return limited.call(apiPaths.quotes, { body });
  };
  const statuses = [];
  for (const code of ['A', 'B', 'C']) statuses.push((await call([code])).status);
  statuses.push((await call()).status);
  await limited.close();
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('lines that can’t be ordered are left out of a quote', async () => {
  const api = await createTestApi();
  const items = [{ productId: 'no-such-product', quantity: 1 }];
  const response = await api.call(apiPaths.quotes, { body: { items } });
  await api.close();
  expect(response.as(QuoteResponseSchema).data).toMatchObject({ items: [], subtotal: 0, total: 0 });
});
