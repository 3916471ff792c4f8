import { oneLine, personName } from './plain-text';
import { isBlank } from './rules';

test.each([
  ['a right-to-left override', 'Asha \u202EoaR'],
  ['an isolate', 'Asha \u2067Rao'],
  ['a line break', 'Asha\nBcc: someone@example.com'],
  ['a carriage return', 'Asha\rRao'],
  ['a line separator', 'Asha\u2028Rao'],
  ['an escape sequence', 'Asha\u001B[31m'],
])('[TYPE-04] a text of one line must not contain %s', (_, text) => {
  expect(oneLine('City')(text, {})).toBe(
    'City has characters that can’t be shown. Please type it again.',
  );
});

test.each(['12\tMG Road', 'लक्ष्मी क्\u200Dष', 'می\u200Cخواهم', 'قميص', ' Rao\n', 'O’Brien-Smith 👩‍👧'])(
  'the text of one line %j is accepted',
  (text) => {
    expect(oneLine('Address')(text, {})).toBeUndefined();
  },
);

test.each(['YOU WON https://prize.example', 'www.prize.example', 'WWW.PRIZE.EXAMPLE'])(
  '[TYPE-04] the name %j is refused because of its link',
  (text) => {
    expect(personName('First name')(text, {})).toBe('First name must not contain a link');
  },
);

test.each(['J.R. Rao', 'St.John', 'Awww', 'D/O Meera'])('the name %j is accepted', (text) => {
  expect(personName('First name')(text, {})).toBeUndefined();
});

test.each(['', ' \t', '\u200B\u200D', '\u2060\uFEFF', '\u202E', '\u0000'])(
  '[TYPE-04] %j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);
