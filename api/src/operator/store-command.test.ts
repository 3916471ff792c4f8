import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, StoreInfoSchema } from '@storefront/host/contracts/api';
import { auditLog, store } from '../db/schema';
import { TEST_SOURCES } from '../modules/pictures/testing/test-context';
import { createTestApi, type TestApi } from '../testing/test-api';
import { runStoreCommand, type StoreCommand } from './store-command';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = (command: StoreCommand) =>
  runStoreCommand({ db: api.db, sources: TEST_SOURCES }, command);
const set = (name: string, value: string) => run({ action: 'set', name, value, author: 'Meera' });

async function storeInfo() {
  api.responses.invalidate();
  return (await api.call(apiPaths.storeInfo)).as(StoreInfoSchema);
}

test.each([
  ['storeName', 'House of Noor', { storeName: 'House of Noor' }],
  ['gstin', '27 aapfu0939f 1zv', { gstin: '27AAPFU0939F1ZV' }],
  ['categories', 'Sarees, Kurtas ,Jewellery', { categories: ['Sarees', 'Kurtas', 'Jewellery'] }],
  ['shipping.price', '99.50', { shipping: { price: 99.5 } }],
  ['rate.USD', '0.012', { exchangeRates: { USD: 0.012 } }],
  ['policy.terms', '<p>Ours</p>', { policies: { terms: '<p>Ours</p>' } }],
  ['grievance.name', 'Zoya Khan', { grievanceOfficer: { name: 'Zoya Khan' } }],
])('%s is set to %s, as shoppers see it', async (name, value, expected) => {
  await set(name, value);
  expect(await storeInfo()).toMatchObject(expected);
});

test('a link is added, and replaced whatever the case of its name', async () => {
  await set('social.Instagram', 'https://social.example/noor');
  await set('social.instagram', 'https://social.example/house-of-noor');
  const links = (await storeInfo()).socialLinks?.filter(({ name }) => name === 'Instagram');
  expect(links).toEqual([{ name: 'Instagram', url: 'https://social.example/house-of-noor' }]);
});

test('an empty value removes what needn’t be there', async () => {
  await set('gstin', '');
  await set('social.instagram', '');
  await set('grievance.name', '');
  const info = await storeInfo();
  expect(info).not.toHaveProperty('gstin');
  expect(info).not.toHaveProperty('grievanceOfficer');
  expect(info.socialLinks?.map(({ name }) => name)).not.toContain('Instagram');
});

test('a policy in Markdown becomes HTML, in which its own HTML is text', async () => {
  const file = path.join(folder, 'privacy.md');
  await writeFile(file, '# What we keep\n\n- your *address*\n\n<script>alert(1)</script>');
  await run({ action: 'set', name: 'policy.privacy', file, author: 'Meera' });
  expect((await storeInfo()).policies.privacy).toBe(
    '<h1>What we keep</h1>\n<ul>\n<li>your <em>address</em></li>\n</ul>\n' +
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
  );
});

test.each([
  ['colour', 'red', /^colour is none of storeName, /],
  ['gstin', '27AAPFU0939F1ZW', /one of its characters is wrong/],
  ['companyEmail', 'nobody', /^companyEmail must/],
  ['companyLogoUrl', 'javascript:alert(1)', /^companyLogoUrl must/],
  ['social.Web', 'javascript:alert(1)', /^socialLinks\.\d\.url must/],
  ['shipping.price', '1,299', /isn’t an amount/],
  ['policy.imprint', 'Us', /^policies/],
  ['grievance.fax', '1', /^grievance\.fax is none of name, designation, email, phone/],
  ['grievance.email', '', /^grievanceOfficer\.email must/],
  ['storeName', ' ', /^storeName must/],
  ['rate.Dollar', '1', /rate\.USD 0\.012/],
])('%s can’t be %j', async (name, value, message) => {
  const before = await storeInfo();
  await expect(set(name, value)).rejects.toThrow(message);
  expect(await storeInfo()).toEqual(before);
});

test('a shop begins with one value, and the rest may follow', async () => {
  await api.db.delete(store);
  await expect(set('categories', 'Hats')).rejects.toThrow('storeName must');
  await set('storeName', 'Hats');
  expect(await storeInfo()).toMatchObject({ storeName: 'Hats', categories: [], policies: {} });
  const info: unknown = JSON.parse(await run({ action: 'show' }));
  await run({
    action: 'replace',
    info: { ...(info as object), description: 'All hats' },
    author: 'Ravi',
  });
  expect(await storeInfo()).toMatchObject({ description: 'All hats' });
});

test('who changed what is on record', async () => {
  const rows = await api.db.select().from(auditLog);
  expect(rows).toContainEqual(
    expect.objectContaining({
      author: 'Ravi',
      subject: 'store',
      before: { description: '' },
      after: { description: 'All hats' },
    }),
  );
});
