import { nameOf } from './languages';

test.each([
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['ta', 'தமிழ்'],
])('the language %s is called %s in it', (language, name) => {
  expect(nameOf(language)).toBe(name);
});
