import { catalogueProblems, sourceProblems } from './catalogue-problems';
import { messagesIn } from './messages-in';

const ITEMS = '{count, plural, one {# item} other {# items}}';

test('finds the texts of t and t.rich, with the calls that have none', () => {
  const source = `
    const label = t('Too early');
    function Page({ text }: Props) {
      return <p title={t(text)}>{t('Hello {name}', { name })} {t.rich(\`Read <a>it</a>\`, { a })} {not('Found')}</p>;
    }`;
  expect(messagesIn('page.tsx', source)).toEqual({
    messages: ['Hello {name}', 'Read <a>it</a>'],
    problems: [
      'page.tsx:2 calls t() when the module is loaded, which may be before the language of the page is known.',
      'page.tsx:4 has no literal text in t(), by which its translation is found.',
    ],
  });
});

test('accepts a translation with other forms of the plural, and elements elsewhere', () => {
  const catalogue = {
    [ITEMS]: '{count, plural, one {# вещь} few {# вещи} many {# вещей} other {# вещи}}',
    'Read our <a>terms</a>': '<a>Условия</a>',
  };
  expect(catalogueProblems(Object.keys(catalogue), catalogue, 'ru')).toEqual([]);
});

test('names what is missing, unused, differs in its arguments or is no ICU message', () => {
  const messages = ['Home', 'Hello {name}', ITEMS, '{count} left'];
  const catalogue = {
    'Hello {name}': 'नमस्ते {nam}',
    [ITEMS]: '{count, plural, one {# उत्पाद}}',
    '{count} left': '{count, selectordinal, one {#} other {#.}}',
    Gone: 'गया',
  };
  expect(catalogueProblems(messages, catalogue, 'hi')).toEqual([
    '“Home” is not translated.',
    'The translation of “Hello {name}” names nam instead of name.',
    expect.stringContaining(`The translation of “${ITEMS}” is no ICU message`),
    expect.stringContaining('The translation of “{count} left” is ICU that the shop doesn’t read'),
    '“Gone” is translated, but no source has it.',
  ]);
});

test.each(['Since {day, date, short}', 'A quoted ‘{’: '.concat("'{'"), '{a,plural,other{b}}'])(
  'refuses ICU that the shop has no use for: %s',
  (message) => {
    expect(sourceProblems([message])).toHaveLength(1);
  },
);
