import { setLanguageSource } from './language';
import { addCatalogue, createTranslator } from './translator';

const t = createTranslator('mf-test');

afterEach(() => setLanguageSource(() => 'en'));

beforeAll(() =>
  addCatalogue('hi', 'mf-test', {
    'Add to Cart': 'कार्ट में डालें',
    '{count, plural, one {# item} other {# items}}':
      '{count, plural, one {# उत्पाद} other {# उत्पाद}}',
    'Read our <terms>terms</terms>': 'हमारी <terms>शर्तें</terms> पढ़ें',
  }),
);

test('shows the English text where the page is English', () => {
  expect(t('Add to Cart')).toBe('Add to Cart');
  expect(t('{count, plural, one {# item} other {# items}}', { count: 1 })).toBe('1 item');
});

test('shows the translation of the page’s language', () => {
  setLanguageSource(() => 'hi');
  expect(t('Add to Cart')).toBe('कार्ट में डालें');
  expect(t('{count, plural, one {# item} other {# items}}', { count: 0 })).toBe('0 उत्पाद');
});

test('shows English where a translation or a catalogue is missing, with English plurals', () => {
  setLanguageSource(() => 'hi');
  expect(t('{count, plural, one {# piece} other {# pieces}}', { count: 0 })).toBe('0 pieces');
  expect(createTranslator('mf-other')('Add to Cart')).toBe('Add to Cart');
});

test('lets each language put an element where its sentence has it', () => {
  const parts = () => t.rich('Read our <terms>terms</terms>', { terms: ([text]) => ({ text }) });
  expect(parts()).toEqual(['Read our ', { text: 'terms' }]);
  setLanguageSource(() => 'hi');
  expect(parts()).toEqual(['हमारी ', { text: 'शर्तें' }, ' पढ़ें']);
});

test('the compiler asks for the values that a message names', () => {
  // @ts-expect-error -- the amount is missing
  t('Pay {amount}');
  // @ts-expect-error -- another name
  t('Pay {amount}', { sum: 1 });
  // @ts-expect-error -- the city in an option is missing
  t('{count, plural, one {# shop in {city}} other {# shops}}', { count: 1 });
  // @ts-expect-error -- a text without arguments takes none
  t('Pay', { amount: 1 });
  // @ts-expect-error -- the element is missing
  t.rich('Read our <terms>terms</terms> {again}', { again: '' });

  t('{count, plural, one {item} other {items in {city}}} of {name}', {
    count: 1,
    city: 'Pune',
    name: 'A',
  });
  t('{a, select, x {{b, plural, one {{c}} other {d}}} other {e}} {f}', { a: 1, b: 2, c: 3, f: 4 });
});

test('from right to left, arguments keep the order of their own signs, and choices are found by their values', () => {
  setLanguageSource(() => 'ar');
  expect(t('Call {phone}', { phone: '+91 98450 12345' })).toBe('Call \u2068+91 98450 12345\u2069');
  expect(t('{count, plural, one {# item} other {# items}}', { count: 1 })).toBe('1 item');
  setLanguageSource(() => 'hi');
  expect(t('Call {phone}', { phone: '+91 98450 12345' })).toBe('Call +91 98450 12345');
});
