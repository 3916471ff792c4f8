import {
  choicePhrase,
  findMissingChoice,
  hasColorChoice,
  shortVariantLabel,
  variantLabel,
  type MissingChoice,
} from './variant';

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
  [
    { selectedSize: 'M', selectedColor: 'Black', selectedOptions: { Length: '32' } },
    'Size M, Color Black, Length 32',
    'M, Black, 32',
  ],
  [{ selectedOptions: { Length: '32', Finish: 'Matt' } }, 'Length 32, Finish Matt', '32, Matt'],
  [{}, '', ''],
])('writes %j as "%s", in short "%s"', (variant, label, shortLabel) => {
  expect(variantLabel(variant)).toBe(label);
  expect(shortVariantLabel(variant)).toBe(shortLabel);
});

test('writes values by their labels', () => {
  const variant = {
    ...{ selectedSize: 'M', selectedColor: 'Bordeaux', selectedOptions: { Length: '32' } },
    labels: { Bordeaux: 'बोर्दो', Length: 'लंबाई' },
  };
  expect(variantLabel(variant)).toBe('Size M, Color बोर्दो, लंबाई 32');
  expect(shortVariantLabel(variant)).toBe('M, बोर्दो, 32');
});

test.each([
  [{ sizes: ['S'], colors: ['Red'] }, 'size'],
  [{ sizes: ['S'], colors: ['Red'], selectedSize: 'S' }, 'color'],
  [{ sizes: ['S'], colors: ['Red'], selectedSize: 'S', selectedColor: 'Red' }, undefined],
  [{ sizes: [], colors: ['Default'] }, undefined],
])('the missing choice of %j is %j', (line, missing) => {
  expect(findMissingChoice(line)).toBe(missing);
});

const length = { name: 'Length', values: ['30', '32'] };
const monogram = { name: 'Monogram', values: ['None', 'A'] };

test.each([
  [{}, 'size'],
  [{ selectedSize: 'S' }, 'color'],
  [{ selectedSize: 'S', selectedColor: 'Red' }, length],
  [{ selectedSize: 'S', selectedColor: 'Red', selectedOptions: { Length: '30' } }, monogram],
  [
    {
      selectedSize: 'S',
      selectedColor: 'Red',
      selectedOptions: { Monogram: 'A', Length: '30' },
    },
    undefined,
  ],
])(
  '[CART-16] after size and color, the options of %j are asked for in turn: %j',
  (line, missing) => {
    const offered = { sizes: ['S'], colors: ['Red'], options: [length, monogram] };
    expect(findMissingChoice({ ...offered, ...line })).toEqual(missing);
  },
);

test('an option named like a member of every object is missing until it is chosen', () => {
  const option = { name: 'constructor', values: ['a'] };
  const line = { sizes: [], colors: [], options: [option] };
  expect(findMissingChoice({ ...line, selectedOptions: {} })).toBe(option);
});

test.each<[MissingChoice, string]>([
  ['size', 'a size'],
  ['color', 'a color'],
  [length, 'the length'],
  [{ name: 'Necklace Length', values: [] }, 'the necklace length'],
  [{ name: 'UK width', values: [] }, 'the UK width'],
])('in a sentence, the choice %j is "%s"', (choice, phrase) => {
  expect(choicePhrase(choice)).toBe(phrase);
});
