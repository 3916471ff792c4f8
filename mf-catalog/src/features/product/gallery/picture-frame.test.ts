import { framePosition, frameRatio } from './picture-frame';

const picture = (top?: number, bottom?: number) => ({
  src: '/a.webp',
  sources: [],
  ...(top !== undefined && bottom !== undefined && { subject: { top, bottom } }),
});

test('a picture without a known subject is shown in full, in the ratio of a garment', () => {
  expect(frameRatio([picture()])).toBe(0.75);
  expect(frameRatio([])).toBe(0.75);
  expect(framePosition(picture()).objectPosition).toBe('top');
});

test.each([
  ['a bag in nearly a square', 0.09, 0.59, 1.09],
  ['a belt in a flat frame', 0.18, 0.5, 1.33],
  ['sunglasses at the flattest ratio', 0.25, 0.43, 1.33],
  ['a subject that fills its picture in full', 0.02, 0.98, 0.75],
])('frames %s', (_name, top, bottom, ratio) => {
  expect(frameRatio([picture(top, bottom)])).toBeCloseTo(ratio, 2);
});

test('a subject that fills its picture is aligned to the top', () => {
  expect(framePosition(picture(0.02, 0.98)).objectPosition).toBe('top');
});

test('a square picture is cropped to its own subject', () => {
  expect(frameRatio([{ ...picture(0.1, 0.7), width: 800, height: 800 }])).toBeCloseTo(1.25, 2);
});

test('the subject is in the middle of its frame', () => {
  const { objectPosition } = framePosition(picture(0.25, 0.43));
  const hidden = 1 - 0.75 / frameRatio([picture(0.25, 0.43)]);
  const top = (Number.parseFloat(objectPosition.split(' ')[1] ?? '') / 100) * hidden;
  expect(top + (1 - hidden) / 2).toBeCloseTo(0.34, 2);
});

test('the first picture determines the ratio of all', () => {
  expect(frameRatio([picture(), picture(0.18, 0.5)])).toBe(0.75);
});
