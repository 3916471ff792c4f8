import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage, type MessageValues } from './format-message';

const ITEMS = '{count, plural, =0 {No items} one {# item} other {# items}}';

const MESSAGES: [message: string, values: MessageValues<string>][] = [
  ['Add to Cart', {}],
  ['', {}],
  ['Price < 500, it’s 5% off <3', {}],
  ['# 1', {}],
  ['Pay {amount} to the courier', { amount: '₹1,299.00' }],
  ['{name} and {name}', { name: '{no} <b>message</b>' }],
  ['{count} of {total}', { count: 0, total: 12_345 }],
  ...[0, 1, 2, 3, 5, 11, 21, 100, 1_234, 123_456].map((count): [string, MessageValues<string>] => [
    `Cart, ${ITEMS}`,
    { count },
  ]),
  ...[0, 1, 2, 5, 21].map((count): [string, MessageValues<string>] => [
    `{count, plural,
      one {One {noun} in {place}}
      few {# {noun} (few)}
      many {# {noun} (many)}
      other {<b>#</b> {noun} of {owner, select, you {yours #} other {{owner}}}}
    }.`,
    { count, noun: 'Hemd', place: 'Pune', owner: 'you', b: (children) => `*${children.join('')}*` },
  ]),
  ['{state, select, sent {On its way} other {Not sent}} today', { state: 'sent' }],
  ['{state, select, sent {On its way} other {Not sent}} today', { state: 'lost' }],
  [
    'Read <terms>our {what} <b>terms</b></terms>, please',
    {
      what: 'new',
      terms: (children) => `[${children.join('')}]`,
      b: (children) => `*${children.join('')}*`,
    },
  ],
];

const LANGUAGES = ['en', 'hi', 'ta', 'ar', 'ru', 'pl'];

test.each(LANGUAGES.flatMap((language) => MESSAGES.map((one) => [language, ...one] as const)))(
  'formats in %s as FormatJS does: %s %j',
  (language, message, values) => {
    const expected = new IntlMessageFormat(message, `${language}-IN-u-nu-latn`).format(values);
    expect(formatMessage(message, values, language).join('')).toBe(
      Array.isArray(expected) ? expected.join('') : expected,
    );
  },
);

test('groups large numbers as in India', () => {
  expect(formatMessage(ITEMS, { count: 123_456 }, 'hi')).toEqual(['1,23,456', ' items']);
});

test('puts what an element becomes between the texts around it', () => {
  const link = { href: '/terms' };
  expect(formatMessage('Read <terms>them</terms>!', { terms: () => link }, 'en')).toEqual([
    'Read ',
    link,
    '!',
  ]);
});
