import { passwordProblem } from './password-rules';

const EMAIL = 'kavya@example.com';

test.each([
  ['six blanks', '      ', 'Password must not be blank'],
  ['twenty blanks', ' '.repeat(20), 'Password must not be blank'],
  ['seven characters', 'x7-kqpz', 'Password must be at least 8 characters'],
  ['four emoji of two code units each', '🦊🐻🐼🦁', 'Password must be at least 8 characters'],
  ['129 characters', 'xy'.repeat(64) + 'z', 'Password must be at most 128 characters'],
  ['the email, in capitals', 'KAVYA@example.com', 'Password must not be your email address'],
])('refuses %s', (_, password, problem) => expect(passwordProblem(password, EMAIL)).toBe(problem));

test.each(['12345678', 'password123', 'Sunshine1', 'P@SSW0RD', 'ｐａｓｓｗｏｒｄ'])(
  'refuses the common password %s',
  (password) => expect(passwordProblem(password, EMAIL)).toMatch(/most common/),
);

test.each([
  ['eight characters of one kind', 'xkqpzrwv'],
  ['eight emoji', '🦊🐻🐼🦁🐯🐮🐷🐸'],
  ['128 characters', 'xy'.repeat(64)],
  ['128 emoji', '🦊🐻'.repeat(64)],
  ['words with blanks', 'correct horse battery'],
])('accepts %s', (_, password) => expect(passwordProblem(password, EMAIL)).toBeUndefined());
