import { readBenchArguments } from './bench-arguments';

test('measures every part in five rounds unless told otherwise', () => {
  expect(readBenchArguments([])).toEqual({
    rounds: 5,
    parts: ['pages', 'taps', 'navigation', 'renders', 'api', 'import', 'imported', 'mix'],
  });
  expect(readBenchArguments(['--rounds', '2', '--only', 'taps'])).toEqual({
    rounds: 2,
    parts: ['taps'],
  });
});

test.each([['--rounds', '0'], ['--rounds', 'many'], ['--only', 'speed'], ['--fast'], ['taps']])(
  'shows the usage instead of accepting %s %s',
  (...args) => {
    expect(() => readBenchArguments(args)).toThrow(/^Usage: npm run bench/);
  },
);
