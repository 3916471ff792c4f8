import { languageStyles } from './language-styles';

test('spaces no letters that are joined, and makes room for high ones', () => {
  for (const [language, direction] of [
    ['hi', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    expect(languageStyles(language, direction)).toContain('letter-spacing: 0;');
    expect(languageStyles(language, direction)).toContain('line-height');
  }
});

test('reads values in the direction of their own letters where pages are read from right to left', () => {
  expect(languageStyles('he', 'rtl')).toContain('unicode-bidi: plaintext');
  expect(languageStyles('hi', 'ltr')).not.toContain('unicode-bidi');
});

test('adds nothing to pages in English', () => {
  expect(languageStyles('en', 'ltr')).toBe('');
});
