import { demoSetting, languagesSetting, servesDemo } from './demo-setting';

test('the demo is on by default for the embedded database, and off for PostgreSQL', () => {
  expect(servesDemo({})).toBe(true);
  expect(servesDemo({ DATABASE_URL: ' ' })).toBe(true);
  expect(servesDemo({ DATABASE_URL: 'postgres://shop@db/shop' })).toBe(false);
});

test('DEMO overrides the default', () => {
  expect(servesDemo({ DEMO: 'false' })).toBe(false);
  expect(servesDemo({ DEMO: 'true', DATABASE_URL: 'postgres://shop@db/shop' })).toBe(true);
  // The API refuses it and says what is allowed.
  expect(demoSetting({ DEMO: 'yes' })).toBe('yes');
});

test('a shop with the demo is in English and Hindi, any other in the languages of its settings', () => {
  expect(languagesSetting({})).toEqual({ LANGUAGES: 'en,hi' });
  expect(languagesSetting({ DEMO: 'false' })).toEqual({});
  expect(languagesSetting({ LANGUAGES: 'en' })).toEqual({ LANGUAGES: 'en' });
});
