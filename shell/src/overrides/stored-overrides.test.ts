import { memoryStorage } from '../storage/testing/memory-storage';
import { clearStoredOverrides, syncStoredOverrides } from './stored-overrides';

const GRANTED = [{ remote: 'mf-catalog', origin: 'http://localhost:3001' }];
const PLAIN = 'http://shop.example/products?q=silk';
const OVERRIDDEN = `${PLAIN}&mf=mf-catalog%40http%3A%2F%2Flocalhost%3A3001`;

test('restores granted overrides when the address lacks them', () => {
  const tab = memoryStorage();
  expect(syncStoredOverrides(tab, GRANTED, OVERRIDDEN)).toBeUndefined();
  expect(syncStoredOverrides(tab, [], PLAIN)).toBe(OVERRIDDEN);
});

test('does not affect another tab', () => {
  expect(syncStoredOverrides(memoryStorage(), [], PLAIN)).toBeUndefined();
});

test('removes overrides that the page server no longer grants', () => {
  const tab = memoryStorage();
  syncStoredOverrides(tab, GRANTED, OVERRIDDEN);
  expect(syncStoredOverrides(tab, [], OVERRIDDEN)).toBeUndefined();
  expect(syncStoredOverrides(tab, [], PLAIN)).toBeUndefined();
});

test('removes overrides on a reset', () => {
  const tab = memoryStorage();
  syncStoredOverrides(tab, GRANTED, OVERRIDDEN);
  expect(clearStoredOverrides(tab, OVERRIDDEN)).toBe(PLAIN);
  expect(syncStoredOverrides(tab, [], PLAIN)).toBeUndefined();
});
