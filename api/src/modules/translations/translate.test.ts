import {
  apiPaths,
  CollectionPageSchema,
  CollectionPagesSchema,
  ProductListSchema,
  ProductSchema,
  RelatedProductsSchema,
  StoreInfoSchema,
  SuggestionsSchema,
} from '@storefront/host/contracts/api';
import { translations } from '../../db/schema';
import { FRESH_FOR } from '../../http/responses/response-cache';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { deleteTranslations, saveTranslations } from './translations.repository';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ languages: ['en', 'hi'] });
});
afterAll(() => api.close());

const inHindi = (path: string) => api.call(path, { headers: { 'accept-language': 'hi' } });
const listIn = async (language: string, query: Record<string, string>) => {
  const path = `${apiPaths.products}?${new URLSearchParams(query)}`;
  const response = await api.call(path, { headers: { 'accept-language': language } });
  return response.as(ProductListSchema);
};

test('a product has its texts in Hindi, and the values that choose it with their labels', async () => {
  const product = (await inHindi(`${apiPaths.products}/bias-satin-slip-dress`)).as(ProductSchema);
  expect(product).toMatchObject({
    title: 'Bias Satin Slip Dress',
    description: expect.stringContaining('सिल्क सैटिन से आड़ी कटी') as string,
    parentCategory: 'Dresses',
    labels: { Women: 'महिलाएँ', Dresses: 'ड्रेस', Slip: 'स्लिप', Champagne: 'शैम्पेन' },
  });
  expect(product.attributes).toContainEqual({ key: 'color', value: ['Champagne', 'Bordeaux'] });
  expect(product.attributes).toContainEqual({ key: 'country of origin', value: ['भारत'] });
  expect(product.images.map(({ alt }) => alt)).toContain('कपड़ा क़रीब से');
});

test('English responses are those of a shop with English alone', async () => {
  const other = await createTestApi();
  await other.db.delete(translations);
  for (const path of [
    `${apiPaths.products}?facets=true&q=red dress`,
    `${apiPaths.products}/bias-satin-slip-dress`,
    `${apiPaths.products}/bias-satin-slip-dress/related`,
    `${apiPaths.suggestions}?q=dre`,
    apiPaths.storeInfo,
    apiPaths.collections,
    `${apiPaths.collections}/after-dark`,
  ]) {
    expect((await api.call(path)).text).toBe((await other.call(path)).text);
  }
  await other.close();
});

test('a list has labels for the values of its facets, which filter in every language', async () => {
  const list = await listIn('hi', { category: 'women', color: 'Champagne', facets: 'true' });
  const english = await listIn('en', { category: 'women', color: 'Champagne', facets: 'true' });
  expect(list.data.map(({ id }) => id)).toEqual(english.data.map(({ id }) => id));
  expect(list.facets?.color).toContainEqual({
    value: 'Champagne',
    label: 'शैम्पेन',
    count: expect.any(Number) as number,
  });
  expect(list.facets?.colorFamily.map(({ label }) => label)).toContain('लाल');
  expect(list.facets?.size).toContainEqual({ value: 'M', count: expect.any(Number) as number });
});

test.each([
  ['ड्रेस', 'bias-satin-slip-dress'],
  ['शैम्पेन ड्रेस', 'bias-satin-slip-dress'],
  ['साड़ी', 'draped-sari-gown'],
  ['लाल ड्रेस', 'madder-tiered-dress'],
  ['चंदेरी', 'chanderi-tiered-dress'],
  ['dress', 'bias-satin-slip-dress'],
])('“%s” finds %s, in both languages', async (q, id) => {
  for (const language of ['en', 'hi']) {
    const { data } = await listIn(language, { q, limit: '50' });
    expect(data.map((product) => product.id)).toContain(id);
  }
});

test('suggests categories by their Hindi names', async () => {
  const { data } = (await inHindi(`${apiPaths.suggestions}?q=ड्रे`)).as(SuggestionsSchema);
  expect(data.categories).toEqual([
    { label: 'महिलाएँ › ड्रेस', category: 'Women', parentCategory: 'Dresses' },
  ]);
});

test('related products, collections and the store are in Hindi', async () => {
  const path = `${apiPaths.products}/bias-satin-slip-dress/related`;
  const related = (await inHindi(path)).as(RelatedProductsSchema);
  expect(related.data[0]?.labels).toMatchObject({ Women: 'महिलाएँ' });
  const { data } = (await inHindi(apiPaths.collections)).as(CollectionPagesSchema);
  expect(data.map(({ title }) => title)).toContain('शाम ढले');
  const page = (await inHindi(`${apiPaths.collections}/after-dark`)).as(CollectionPageSchema);
  expect(page.sections.map(({ title }) => title)).toEqual(['सैटिन, आड़ा कटा', 'वेलवेट, एक दिशा में']);
  expect(page.picture?.alt).toBe('बोर्दो रंग के सैटिन की स्लिप ड्रेस');
  const store = (await inHindi(apiPaths.storeInfo)).as(StoreInfoSchema);
  expect(store).toMatchObject({
    categories: ['Women', 'Men', 'Accessories'],
    labels: { Women: 'महिलाएँ' },
    shipping: { label: 'मुफ़्त' },
  });
});

test('a second after a label was stored it is found and shown, and after it was deleted it isn’t', async () => {
  const label = { kind: 'value' as const, name: 'Slip', language: 'hi' };
  const start = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(start + FRESH_FOR);
  await saveTranslations(api.db, [{ ...label, texts: { label: 'लहरदार' } }]);
  const { data } = await listIn('hi', { q: 'लहरदार' });
  expect(data[0]?.labels).toMatchObject({ Slip: 'लहरदार' });

  await deleteTranslations(api.db, 'value', ['Slip']);
  now.mockReturnValue(start + 2 * FRESH_FOR);
  const product = (await inHindi(`${apiPaths.products}/bias-satin-slip-dress`)).as(ProductSchema);
  expect(product.labels).not.toHaveProperty('Slip');
  now.mockRestore();
});
