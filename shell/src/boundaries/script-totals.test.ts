import { boundaryLabel, measureScripts } from './script-totals';

const FOLDER = 'http://shop.example/apps/mf-x/2/browser/';

function entry(name: string, startTime: number, responseEnd: number, encodedBodySize: number) {
  return { name, startTime, responseEnd, encodedBodySize } as PerformanceResourceTiming;
}

test('adds up the scripts of one version, from the first request to the last response', () => {
  const entries = [
    entry(`${FOLDER}remoteEntry.js`, 100, 130, 4_000),
    entry(`${FOLDER}chunk.1.js`, 140, 220.4, 8_100),
    entry(`${FOLDER}figtree.woff2`, 10, 900, 50_000),
    entry('http://shop.example/apps/mf-x/1/browser/remoteEntry.js', 0, 999, 99_000),
  ];
  const totals = measureScripts(FOLDER, entries);
  expect(boundaryLabel('mf-x', '2', totals)).toBe('mf-x 2 · 12.1 kB · 120 ms');
});

test('leaves unknown parts out of the label', () => {
  expect(measureScripts(FOLDER, [])).toBeUndefined();
  expect(boundaryLabel('mf-x', '2', undefined)).toBe('mf-x 2');
  expect(boundaryLabel('error-fallback', undefined, undefined)).toBe('error-fallback');
  const withoutSize = measureScripts(FOLDER, [entry(`${FOLDER}a.js`, 0, 12, 0)]);
  expect(boundaryLabel('mf-x', '2', withoutSize)).toBe('mf-x 2 · 12 ms');
});
