import { parseProductFacts } from './product-facts';

test('reads material, fit and care, whatever the keys’ case and the order', () => {
  const attributes = [
    { key: 'Care', value: 'Dry clean only.' },
    { key: 'material', value: ['85% wool', '15% cashmere'] },
    { key: 'size', value: ['S'] },
  ];
  const facts = [
    ['Material', '85% wool, 15% cashmere'],
    ['Care', 'Dry clean only.'],
  ];
  expect(parseProductFacts({ attributes })).toEqual(facts);
  expect(parseProductFacts({ data: { attributes } })).toEqual(facts);
});

test.each([[{}], [{ attributes: [] }], [undefined]])('finds nothing in %j', (response) => {
  expect(parseProductFacts(response)).toEqual([]);
});
