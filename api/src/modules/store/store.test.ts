import { createTestApi, type TestApi } from '../../testing/test-api';
import { POLICY_SLUGS } from '@storefront/host/contracts';
import { apiPaths, StoreInfoSchema } from '@storefront/host/contracts/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ publicUrl: 'https://api.shop.example' });
});
afterAll(() => api.close());

const readStore = async () => (await api.call(apiPaths.storeInfo)).as(StoreInfoSchema);

test('[API-02] GET /storeInfo names the store, its company and its categories', async () => {
  const store = await readStore();
  expect(store).toMatchObject({
    storeName: 'Aurelle',
    companyName: 'Aurelle Clothing Private Limited',
    categories: ['Women', 'Men', 'Accessories'],
    currency: 'INR',
    exchangeRates: { USD: 0.012 },
  });
  expect(store.socialLinks?.length).toBeGreaterThan(0);
});

test('has an absolute URL for the logo', async () => {
  const store = await readStore();
  expect(store.companyLogoUrl).toBe('https://api.shop.example/media/logo.svg');
});

test('has a text for each policy page', async () => {
  const { policies } = await readStore();
  expect(Object.keys(policies).sort()).toEqual([...POLICY_SLUGS].sort());
});

test('uses only the placeholders that the storefront replaces', async () => {
  const { policies } = await readStore();
  const used = Object.values(policies).flatMap((html) => html.match(/\{\{.*?\}\}/g) ?? []);
  expect(new Set(used)).toEqual(
    new Set([
      '{{companyName}}',
      '{{companyAddress}}',
      '{{companyEmail}}',
      '{{companyPhone}}',
      '{{companyLogoUrl}}',
    ]),
  );
});

test('[CONT-06] the policies state the times of refunds, returns, deliveries and calls', async () => {
  const { policies } = await readStore();
  expect(policies.refund).toContain('credited within 0-7 working days');
  expect(policies.return).toContain('within 0-7 days from receipt');
  expect(policies.return).toContain('original packaging');
  expect(policies.shipping).toContain('within 0-7 working days');
  expect(policies.shipping).toContain('within 10-15 business days');
  expect(policies.terms).toContain('Monday-Friday, 10:00-17:00');
});
