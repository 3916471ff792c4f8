import type { KeyValueStorage } from '../storage/browser-storage';
import { dropOverrides, keepOverrides } from './kept-overrides';

const GRANTED = [{ remote: 'mf-catalog', origin: 'http://localhost:3001' }];
const PLAIN = 'http://shop.example/products?q=silk';
const ASKING = `${PLAIN}&mf=mf-catalog%40http%3A%2F%2Flocalhost%3A3001`;

function emptyTab(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

test('what was granted comes back when the address has lost it', () => {
  const tab = emptyTab();
  expect(keepOverrides(tab, GRANTED, ASKING)).toBeUndefined();
  expect(keepOverrides(tab, [], PLAIN)).toBe(ASKING);
});

test('another tab has none', () => {
  expect(keepOverrides(emptyTab(), [], PLAIN)).toBeUndefined();
});

test('what the page server no longer grants is forgotten', () => {
  const tab = emptyTab();
  keepOverrides(tab, GRANTED, ASKING);
  expect(keepOverrides(tab, [], ASKING)).toBeUndefined();
  expect(keepOverrides(tab, [], PLAIN)).toBeUndefined();
});

test('a reset forgets them', () => {
  const tab = emptyTab();
  keepOverrides(tab, GRANTED, ASKING);
  expect(dropOverrides(tab, ASKING)).toBe(PLAIN);
  expect(keepOverrides(tab, [], PLAIN)).toBeUndefined();
});
