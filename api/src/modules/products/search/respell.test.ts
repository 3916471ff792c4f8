import { respell, vocabularyOf } from './respell';

const VOCABULARY = vocabularyOf(
  'raincoat coat over back pack maheshwari khadi pashmina dupatta chanderi shawl'.split(' '),
);

test.each([
  ['rain coat', 'raincoat'],
  ['blue rain coat', 'blue raincoat'],
  ['overcoat', 'over coat'],
  ['backpack', 'back pack'],
  ['maheshvari', 'maheshwari'],
  ['mahesvari coat', 'maheshwari coat'],
  ['khaadi', 'khadi'],
  ['khaddi', 'khadi'],
  ['pashmeena', 'pashmina'],
  ['dupata', 'dupatta'],
  ['dupattha', 'dupatta'],
  ['chhanderi', 'chanderi'],
  ['saawl', 'shawl'],
])('%j is %j in the catalogue', (typed, written) => {
  expect(respell(typed.split(' '), VOCABULARY)?.join(' ')).toBe(written);
});

test.each(['raincoat', 'over coat', 'tractor', 'coats'])('%j stays as it is', (typed) => {
  expect(respell(typed.split(' '), VOCABULARY)).toBeUndefined();
});
