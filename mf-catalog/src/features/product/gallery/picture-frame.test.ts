import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { framePosition, frameRatio } from './picture-frame';

const picture = (top?: number, bottom?: number): Picture => ({
  src: '/a.webp',
  sources: [],
  ...(top !== undefined && bottom !== undefined && { subject: { top, bottom } }),
});

test('a picture without a known subject is shown in full, in the ratio of a garment', () => {
  expect(frameRatio([picture()])).toBe(0.75);
  expect(frameRatio([])).toBe(0.75);
  expect(framePosition(picture(), 0.75).objectPosition).toBe('top');
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
  expect(framePosition(picture(0.02, 0.98), 0.75).objectPosition).toBe('top');
});

test('a square picture is cropped to its own subject', () => {
  expect(frameRatio([{ ...picture(0.1, 0.7), width: 800, height: 800 }])).toBeCloseTo(1.25, 2);
});

test.each([
  ['the first picture', picture(0.25, 0.43)],
  ['a later picture', picture(0.3, 0.6)],
  ['a later, square picture', { ...picture(0.3, 0.6), width: 800, height: 800 }],
])('the subject of %s is in the middle of the frame', (_name, shown) => {
  const { subject = { top: 0, bottom: 1 } } = shown;
  const ratio = frameRatio([picture(0.25, 0.43)]);
  const { objectPosition } = framePosition(shown, ratio);
  const hidden = 1 - (shown.width ? 1 : 0.75) / ratio;
  const top = (Number.parseFloat(objectPosition.split(' ')[1] ?? '') / 100) * hidden;
  expect(top + (1 - hidden) / 2).toBeCloseTo((subject.top + subject.bottom) / 2, 2);
});

test('a detail without a known subject is shown from its middle in the flat frame of a belt', () => {
  const belt = frameRatio([picture(0.18, 0.5)]);
  expect(framePosition(picture(), belt).objectPosition).toBe('50% 50.0%');
});

test('a tall picture without a known subject is shown from its top in the frame of a garment', () => {
  const tall = { ...picture(), width: 600, height: 900 };
  expect(framePosition(tall, 0.75).objectPosition).toBe('50% 0.0%');
});

test('a picture whose subject is at its edge is aligned to that edge', () => {
  expect(framePosition(picture(0, 0.3), 1).objectPosition).toBe('50% 0.0%');
  expect(framePosition(picture(0.7, 1), 1).objectPosition).toBe('50% 100.0%');
});

test('the first picture determines the ratio of all', () => {
  expect(frameRatio([picture(), picture(0.18, 0.5)])).toBe(0.75);
});
