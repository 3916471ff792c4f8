import type { Location } from '@storefront/host/router';
import { scrollKey } from './scroll-key';

/** As the router describes the entry that a document begins with. */
const firstEntry = (hash = ''): Location => ({
  pathname: '/account',
  search: '',
  hash,
  state: null,
  key: 'default',
});

let now = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  history.replaceState({ idx: 0 }, '');
});
afterEach(() => jest.restoreAllMocks());

test('the first entries of two documents have keys of their own', () => {
  const before = scrollKey(firstEntry());
  history.replaceState({ idx: 0 }, '');
  expect(scrollKey(firstEntry())).not.toBe(before);
});

test('a page that is loaded again has the key that it had, and the router’s state', () => {
  const before = scrollKey(firstEntry());
  expect(scrollKey(firstEntry())).toBe(before);
  expect(history.state).toMatchObject({ idx: 0 });
});

test('on the way back from a first entry, its key is not that of the entry before it', () => {
  const left = firstEntry();
  const key = scrollKey(left);
  history.replaceState({ idx: 0, key: 'a' }, '');
  expect(scrollKey(left)).toBe(key);
  expect(history.state).toEqual({ idx: 0, key: 'a' });
});

test('a link within a page doesn’t restore the place that the page had', () => {
  expect(scrollKey(firstEntry('#sizes'))).not.toBe(scrollKey(firstEntry()));
  expect(scrollKey({ ...firstEntry('#sizes'), key: 'b' })).toBe('b#sizes');
});
