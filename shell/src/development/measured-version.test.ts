import { labelOf, measured } from './measured-version';

const FOLDER = 'http://shop.example/apps/mf-x/2/browser/';

function entry(name: string, startTime: number, responseEnd: number, encodedBodySize: number) {
  return { name, startTime, responseEnd, encodedBodySize } as PerformanceResourceTiming;
}

test('adds up the scripts of one version, from the first request to the last answer', () => {
  const entries = [
    entry(`${FOLDER}remoteEntry.js`, 100, 130, 4_000),
    entry(`${FOLDER}chunk.1.js`, 140, 220.4, 8_100),
    entry(`${FOLDER}figtree.woff2`, 10, 900, 50_000),
    entry('http://shop.example/apps/mf-x/1/browser/remoteEntry.js', 0, 999, 99_000),
  ];
  const found = measured(FOLDER, entries);
  expect(labelOf('mf-x', '2', found)).toBe('mf-x 2 · 12.1 kB · 120 ms');
});

test('says no more than is known', () => {
  expect(measured(FOLDER, [])).toBeUndefined();
  expect(labelOf('mf-x', '2', undefined)).toBe('mf-x 2');
  expect(labelOf('hole', undefined, undefined)).toBe('hole');
  const untold = measured(FOLDER, [entry(`${FOLDER}a.js`, 0, 12, 0)]);
  expect(labelOf('mf-x', '2', untold)).toBe('mf-x 2 · 12 ms');
});
