import { hindiWords } from './hindi-words';

test.each([
  [0, 'शून्य'],
  [19, 'उन्नीस'],
  [39, 'उनतालीस'],
  [100, 'एक सौ'],
  [1890, 'एक हज़ार आठ सौ नब्बे'],
  [12_34_567, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ'],
  [1_00_00_000, 'एक करोड़'],
])('%i is %s', (value, words) => {
  expect(hindiWords(value)).toBe(words);
});

test('each number below 100 has a word of its own', () => {
  const words = Array.from({ length: 100 }, (_, value) => hindiWords(value));
  expect(new Set(words).size).toBe(100);
  expect(words.every((word) => /^\p{Script=Devanagari}+$/u.test(word))).toBe(true);
});
