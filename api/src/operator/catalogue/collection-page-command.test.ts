import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CollectionPageSchema,
  CollectionPagesSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';
import { eq } from 'drizzle-orm';
import { pageChanges, products } from '../../db/schema';
import { updatePublishedPages } from '../../modules/collection-pages/collection-pages.repository';
import { TEST_SOURCES } from '../../modules/pictures/testing/test-context';
import { addProduct } from '../../testing/orders';
import {
  findTranslations,
  saveTranslations,
} from '../../modules/translations/translations.repository';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { type CatalogueCommand, runCatalogueCommand } from './catalogue-command';

const author = 'Meera';

const PAGE = {
  slug: 'linen-in-june',
  title: 'Linen in June',
  introduction: 'Light cloth for long days.',
  sections: [{ title: 'Shirts', text: 'One.\n\nTwo.', products: ['shirt-b', 'shirt-a'] }],
};

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'collections-'));
  await addProduct(api.db, { id: 'shirt-a' });
  await addProduct(api.db, { id: 'shirt-b' });
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(command: CatalogueCommand): Promise<string> {
  const result = await runCatalogueCommand({ db: api.db, sources: TEST_SOURCES }, command);
  api.responses.invalidate();
  return result;
}

async function publish(page: unknown): Promise<string> {
  const file = path.join(folder, 'page.json');
  await writeFile(file, JSON.stringify(page));
  return run({ action: 'collection publish', file, author });
}

async function slugs(): Promise<string[]> {
  const response = await api.call('/collections');
  return response.as(CollectionPagesSchema).data.map(({ slug }) => slug);
}

test('[COLL-03] a published collection has its texts, and its products in the merchant’s order', async () => {
  expect(await publish(PAGE)).toBe('“Linen in June” is at /collections/linen-in-june.');
  expect(await slugs()).toContain('linen-in-june');
  const page = (await api.call('/collections/linen-in-june')).as(CollectionPageSchema);
  expect(page).toMatchObject({ title: PAGE.title, introduction: PAGE.introduction });
  expect(page.sections.map(({ products: shown }) => shown.map(({ id }) => id))).toEqual([
    ['shirt-b', 'shirt-a'],
  ]);
});

test('[COLL-03] each change names the page and the list to the page servers', async () => {
  await publish(PAGE);
  const noted = await api.db.select().from(pageChanges).where(eq(pageChanges.kind, 'collection'));
  expect(noted.map(({ name }) => name)).toEqual(expect.arrayContaining(['', 'linen-in-june']));
});

test('a product that shoppers don’t see is left out, and so is a section without any', async () => {
  await publish(PAGE);
  await api.db.update(products).set({ isPublic: false }).where(eq(products.id, 'shirt-a'));
  api.responses.invalidate();
  const page = (await api.call('/collections/linen-in-june')).as(CollectionPageSchema);
  expect(page.sections[0]?.products.map(({ id }) => id)).toEqual(['shirt-b']);
  await api.db.update(products).set({ isPublic: false });
  api.responses.invalidate();
  const empty = (await api.call('/collections/linen-in-june')).as(CollectionPageSchema);
  expect(empty.sections).toEqual([]);
});

test('[COLL-03] a collection is shown from its first moment to its last one', async () => {
  await publish({ ...PAGE, from: '2099-01-01T00:00:00+05:30' });
  expect((await api.call('/collections/linen-in-june')).status).toBe(404);
  const until = new Date(Date.now() + 2_000).toISOString();
  await publish({ ...PAGE, until });
  expect(await slugs()).toContain('linen-in-june');
  while (new Date().toISOString() <= until) await updatePublishedPages(api.db);
  await updatePublishedPages(api.db);
  api.responses.invalidate();
  expect(await slugs()).not.toContain('linen-in-june');
  expect(await run({ action: 'collection pages' })).toContain('“Linen in June”: hidden');
});

test('a text that changes loses its translations, and the others keep theirs', async () => {
  const hindi = { kind: 'collection' as const, name: PAGE.slug, language: 'hi' };
  await publish(PAGE);
  await saveTranslations(api.db, [
    { ...hindi, texts: { title: 'जून में लिनन', introduction: 'हवा जैसा हल्का' } },
  ]);
  await publish({ ...PAGE, introduction: 'Cool until noon.' });
  expect(await findTranslations(api.db, 'collection', [PAGE.slug])).toEqual([
    { ...hindi, texts: { title: 'जून में लिनन' } },
  ]);
  await run({ action: 'collection withdraw', slug: PAGE.slug, author });
  expect(await findTranslations(api.db, 'collection', [PAGE.slug])).toEqual([]);
});

test('[COLL-03] a withdrawn collection is gone', async () => {
  await publish(PAGE);
  await run({ action: 'collection withdraw', slug: PAGE.slug, author });
  const response = await api.call('/collections/linen-in-june');
  expect([response.status, response.as(ErrorBodySchema).error]).toEqual([
    404,
    'Collection not found',
  ]);
  const again = run({ action: 'collection withdraw', slug: PAGE.slug, author });
  await expect(again).rejects.toThrow('There is no collection at /collections/linen-in-june.');
});

test.each([
  ['an unknown product', { sections: [{ ...PAGE.sections[0], products: ['hat'] }] }, 'hat'],
  ['an end before the beginning', { until: '2020-01-01T00:00:00Z' }, 'ends after it begins'],
  ['an address with spaces', { slug: 'Linen in June' }, '/slug'],
  ['a picture that isn’t there', { picture: { source: 'missing.jpg' } }, 'missing.jpg'],
])('[COLL-03] %s is refused with the reason', async (_, change, reason) => {
  await expect(publish({ ...PAGE, ...change })).rejects.toThrow(reason);
});
