import { parseFacets } from './parse-facets';

const color = [
  { value: 'Navy', count: 2 },
  { value: 'Indigo', count: 1 },
];
const colorFamily = [{ value: 'Blue', count: 3 }];

test('has all colours where the server has no families of them', () => {
  expect(parseFacets({ facets: { color } })?.color).toEqual(color);
});

test('has only the chosen colours where the families are shown in their place', () => {
  const facets = { color, colorFamily };
  expect(parseFacets({ facets })).toMatchObject({ color: [], colorFamily });
  expect(parseFacets({ facets }, ['navy', 'black'])?.color).toEqual([{ value: 'Navy', count: 2 }]);
});
