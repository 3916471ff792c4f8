/** @jest-environment node */
import { createStoreInfoFetches } from './store-info-fetches';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';

test('a page and its fragments share a fetch while it runs, and other pages fetch anew', async () => {
  const get = jest.fn(() => Promise.resolve({ storeName: 'Maison' }));
  const fetchStoreInfo = createStoreInfoFetches();
  const { signal } = new AbortController();
  const fetchFor = (requestId?: string) =>
    fetchStoreInfo({ ...unexpectedHttp, get }, signal, requestId);
  const [ofPage, ofFragment, ofOther] = await Promise.all([
    fetchFor('a'),
    fetchFor('a'),
    fetchFor('b'),
  ]);
  expect(ofFragment).toBe(ofPage);
  expect(ofOther.info?.storeName).toBe('Maison');
  expect(get).toHaveBeenCalledTimes(2);
  await fetchFor('a');
  expect(get).toHaveBeenCalledTimes(3);
});
