import hindi from '@storefront/host/messages/hi.json';
import { setLanguageSource } from '@storefront/host/messages/language';
import { addCatalogue } from '@storefront/host/messages/translator';
import { stateName } from './state-name';

afterEach(() => setLanguageSource(() => 'en'));

test('a state has its name in the language of the page', () => {
  expect(stateName('Tamil Nadu')).toBe('Tamil Nadu');
  addCatalogue('hi', 'host', hindi);
  setLanguageSource(() => 'hi');
  expect(stateName('Tamil Nadu')).toBe('तमिलनाडु');
});

test.each(['', 'Elsewhere', 'A {b} <i>c</i>'])(
  'what isn’t a state stays as it is: “%s”',
  (text) => {
    expect(stateName(text)).toBe(text);
  },
);
