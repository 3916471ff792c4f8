import { memoryStorage } from '../storage/testing/memory-storage';
import { clearStoredOverrides, syncStoredOverrides } from './stored-overrides';

const PLAIN = 'http://shop.example/products?q=silk';

describe.each([
  ['another origin', `${PLAIN}&mf=mf-catalog%40http%3A%2F%2Flocalhost%3A3001`],
  ['another version', `${PLAIN}&with=mf-catalog%401.0.0-ab12.1772359200.c2lnbmF0dXJl`],
  ['both', `${PLAIN}&mf=mf-content%40http%3A%2F%2Flocalhost%3A3001&with=mf-catalog%401.0.0.1.c2ln`],
])('overrides by %s', (_, overridden) => {
  test('are restored when the address lacks them', () => {
    const tab = memoryStorage();
    expect(syncStoredOverrides(tab, true, overridden)).toBeUndefined();
    expect(syncStoredOverrides(tab, false, PLAIN)).toBe(overridden);
  });

  test('are removed when the page server no longer grants them', () => {
    const tab = memoryStorage();
    syncStoredOverrides(tab, true, overridden);
    expect(syncStoredOverrides(tab, false, overridden)).toBeUndefined();
    expect(syncStoredOverrides(tab, false, PLAIN)).toBeUndefined();
  });

  test('are removed by an address with an empty parameter', () => {
    const tab = memoryStorage();
    syncStoredOverrides(tab, true, overridden);
    expect(syncStoredOverrides(tab, false, `${PLAIN}&with=`)).toBeUndefined();
    expect(syncStoredOverrides(tab, false, PLAIN)).toBeUndefined();
  });

  test('are removed on a reset', () => {
    const tab = memoryStorage();
    syncStoredOverrides(tab, true, overridden);
    expect(clearStoredOverrides(tab, overridden)).toBe(PLAIN);
    expect(syncStoredOverrides(tab, false, PLAIN)).toBeUndefined();
  });

  test('do not affect another tab', () => {
    expect(syncStoredOverrides(memoryStorage(), false, PLAIN)).toBeUndefined();
  });
});
