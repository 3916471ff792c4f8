import { readBenchArguments } from './bench-arguments';

test('measures every part in five rounds unless told otherwise', () => {
  expect(readBenchArguments([])).toEqual({
    rounds: 5,
    parts: ['pages', 'taps', 'inp', 'navigation', 'renders', 'api', 'import', 'imported', 'mix'],
    against: [],
  });
  expect(readBenchArguments(['--rounds', '2', '--only', 'taps'])).toEqual({
    rounds: 2,
    parts: ['taps'],
    against: [],
  });
});

test('compares with the pages at these addresses', () => {
  const addresses = ['http://localhost:8080/shoes', 'https://shop.example/'];
  const { against } = readBenchArguments(addresses.flatMap((url) => ['--against', url]));
  expect(against.map(({ href }) => href)).toEqual(addresses);
});

test.each([
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--only', 'speed'],
  ['--fast'],
  ['taps'],
  ['--against', 'shop.example'],
  ['--only', 'taps', '--against', 'http://shop.example/'],
])('shows the usage instead of accepting %s %s', (...args) => {
  expect(() => readBenchArguments(args)).toThrow(/^Usage: npm run bench/);
});
