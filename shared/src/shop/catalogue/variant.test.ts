import { findMissingChoice, hasColorChoice, shortVariantLabel, variantLabel } from './variant';

test.each([
  [[], false],
  [['Default'], false],
  [['Default', 'Red'], false],
  [['Red'], true],
  [['Red', 'Default'], true],
])('[PDP-04] the colours %j are a choice: %j', (colors, isChoice) => {
  expect(hasColorChoice(colors)).toBe(isChoice);
});

test.each([
  [{ selectedSize: 'M', selectedColor: 'Black' }, 'Size M, Color Black', 'M, Black'],
  [{ selectedSize: 'M' }, 'Size M', 'M'],
  [{ selectedColor: 'Black' }, 'Color Black', 'Black'],
  [{ selectedSize: 'One Size', selectedColor: 'Default' }, 'Size One Size', 'One Size'],
  [{ selectedColor: 'Default' }, '', ''],
  [{}, '', ''],
])('writes %j as "%s", in short "%s"', (variant, label, shortLabel) => {
  expect(variantLabel(variant)).toBe(label);
  expect(shortVariantLabel(variant)).toBe(shortLabel);
});

test.each([
  [{ sizes: ['S'], colors: ['Red'] }, 'size'],
  [{ sizes: ['S'], colors: ['Red'], selectedSize: 'S' }, 'color'],
  [{ sizes: ['S'], colors: ['Red'], selectedSize: 'S', selectedColor: 'Red' }, undefined],
  [{ sizes: [], colors: ['Default'] }, undefined],
])('the missing choice of %j is %j', (line, missing) => {
  expect(findMissingChoice(line)).toBe(missing);
});
