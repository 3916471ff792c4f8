import { colorFamilyOf } from './color-families';

test.each([
  ['Navy', 'Blue'],
  ['STONE BLUE', 'Blue'],
  ['Stone', 'Beige'],
  ['Off-White', 'White'],
  ['Rose Gold', 'Metallic'],
  ['Dusty Rose', 'Pink'],
  ['Tartan No. 4', 'Other'],
  ['Default', null],
  ['', null],
])('[FAC-12] the family of the colour %p is %p', (color, family) => {
  expect(colorFamilyOf(color)).toBe(family);
});
