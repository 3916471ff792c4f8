import fc from 'fast-check';
import { chosenValue, optionsKey, parseOptions, parseSelectedOptions } from './product-options';

test('[PDP-10] reads each choice that has a name and values, once', () => {
  const sent = [
    { name: ' Length ', values: ['30', 32, '30', ''] },
    { name: 'Monogram', values: [] },
    { name: '', values: ['A'] },
    'Finish',
    { name: 'Length', values: ['34'] },
  ];
  expect(parseOptions(sent)).toEqual([{ name: 'Length', values: ['34'] }]);
  expect(parseOptions(sent.slice(0, 4))).toEqual([{ name: 'Length', values: ['30', '32'] }]);
});

test.each([[undefined], [null], ['Length'], [{}], [[]]])('%j has no choices', (value) => {
  expect(parseOptions(value)).toEqual([]);
  expect(parseSelectedOptions(value)).toBeUndefined();
});

test('[CART-12] reads whatever is stored as chosen options without throwing', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      const chosen = parseSelectedOptions(JSON.parse(stored));
      for (const value of Object.values(chosen ?? {})) expect(typeof value).toBe('string');
    }),
  );
});

test('names that every object has are choices like others', () => {
  const stored: unknown = JSON.parse('{"__proto__":"gold","constructor":"steel"}');
  const chosen = parseSelectedOptions(stored);
  expect(chosenValue(chosen, '__proto__')).toBe('gold');
  expect(chosenValue(chosen, 'constructor')).toBe('steel');
  expect(chosenValue(chosen, 'toString')).toBeUndefined();
  expect(optionsKey(chosen)).toBe('[["__proto__","gold"],["constructor","steel"]]');
});

test('[CART-15] the order of options doesn’t matter, nor whether none is an empty object', () => {
  expect(optionsKey({ Length: '32', Finish: 'matt' })).toBe(
    optionsKey({ Finish: 'matt', Length: '32' }),
  );
  expect(optionsKey({})).toBe(optionsKey(undefined));
  expect(optionsKey({ Length: '32' })).not.toBe(optionsKey({ Length: '30' }));
});
