import {
  all,
  email,
  equals,
  localized,
  matchesPattern,
  maxLength,
  minLength,
  optional,
  pattern,
  required,
  trimmed,
} from './rules';

test.each(['', ' ', undefined])('required refuses %j', (value) => {
  expect(required('Needed')(value, {})).toBe('Needed');
  expect(required('Needed')('x', {})).toBeUndefined();
});

test('[LOGIN-02] accepts text, at sign, text, dot, text as an email address', () => {
  const rule = email('Invalid email address');
  expect(rule('asha@example.com', {})).toBeUndefined();
  expect(rule(' asha@example.co.in ', {})).toBeUndefined();
  for (const bad of [undefined, '', 'asha', 'asha@example', '@example.com', 'a b@example.com']) {
    expect(rule(bad, {})).toBe('Invalid email address');
  }
});

test('[LOGIN-02] counts white space in a password', () => {
  const rule = minLength(6, 'Password must be at least 6 characters');
  expect(rule('12345', {})).toBe('Password must be at least 6 characters');
  expect(rule(undefined, {})).toBe('Password must be at least 6 characters');
  expect(rule('12345 ', {})).toBeUndefined();
});

test('[REG-02] counts the characters of a name without the white space around it', () => {
  const rule = trimmed(minLength(2, 'First name must be at least 2 characters'));
  expect(rule(' A ', {})).toBe('First name must be at least 2 characters');
  expect(rule('Al', {})).toBeUndefined();
});

test('[REG-02] compares with another field', () => {
  const rule = equals('password', 'Passwords do not match');
  expect(rule('secret', { password: 'secret' })).toBeUndefined();
  expect(rule('Secret', { password: 'secret' })).toBe('Passwords do not match');
  expect(rule(undefined, {})).toBeUndefined();
});

test('limits the length and searches for a pattern', () => {
  expect(maxLength(3, 'Too long')('abcd', {})).toBe('Too long');
  expect(maxLength(3, 'Too long')('abc', {})).toBeUndefined();
  expect(pattern('^\\d+$', 'Digits')('12a', {})).toBe('Digits');
  expect(pattern('^\\d+$', 'Digits')('12', {})).toBeUndefined();
});

test('accepts every value for an invalid pattern, and logs the pattern', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(matchesPattern('x', '(')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('combines rules', () => {
  const rule = all(required('Needed'), minLength(3, 'Short'));
  expect(rule('', {})).toBe('Needed');
  expect(rule('ab', {})).toBe('Short');
  expect(rule('abc', {})).toBeUndefined();
  expect(optional(minLength(3, 'Short'))(' ', {})).toBeUndefined();
});

test('a rule with messages in the language of the page asks for them when it is checked', () => {
  let message = 'Needed';
  const rule = localized(() => required(message));
  message = 'ज़रूरी';
  expect(rule('', {})).toBe('ज़रूरी');
  expect(rule('x', {})).toBeUndefined();
});
