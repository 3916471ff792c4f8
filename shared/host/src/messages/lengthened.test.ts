import { formatMessage } from './format-message';
import { setLanguageSource } from './language';
import { LENGTHENED_LANGUAGE, lengthened, lengthenedCatalogue } from './lengthened';
import { addCatalogue, ALL_PACKAGES, createTranslator } from './translator';

afterEach(() => setLanguageSource(() => 'en'));

test('a text is in brackets, with accents, and 40 % longer', () => {
  expect(lengthened('Add to Cart')).toBe('[Áddd töö Çárrt]');
  const text = 'Checkout and payment need a connection, but your cart is kept for later.';
  const letters = (message: string) => message.match(/\p{L}/gu)?.length ?? 0;
  expect(letters(lengthened(text))).toBe(Math.floor(letters(text) * 1.4));
});

test.each([
  ['Pay {amount}', { amount: '₹499' }, '[Páýý ₹499]'],
  ['{count, plural, =0 {No items} one {# item} other {# items}}', { count: 1 }, '[1 ítéém]'],
  ['{count, plural, =0 {No items} one {# item} other {# items}}', { count: 3 }, '[3 ítéémss]'],
  ['{state, select, sent {On its way} other {Not sent}}', { state: 'sent' }, '[Öñ íítss wáýý]'],
])('arguments and choices of %s stay', (message, values, expected) => {
  expect(formatMessage(lengthened(message), values, 'en').join('')).toBe(expected);
});

test('elements stay around what they were around', () => {
  const terms = ([text]: unknown[]) => ({ text });
  expect(formatMessage(lengthened('Read our <terms>terms</terms>'), { terms }, 'en')).toEqual([
    '[Réáád ööür ',
    { text: 'térrmss' },
    ']',
  ]);
});

test('all packages have their texts in it, but for those with a catalogue of their own', () => {
  setLanguageSource(() => LENGTHENED_LANGUAGE);
  addCatalogue(LENGTHENED_LANGUAGE, ALL_PACKAGES, lengthenedCatalogue);
  addCatalogue(LENGTHENED_LANGUAGE, 'mf-own', { Cart: 'Warenkorb' });
  expect(createTranslator('mf-any')('Cart')).toBe('[Çárrt]');
  expect(createTranslator('mf-own')('Cart')).toBe('Warenkorb');
});
