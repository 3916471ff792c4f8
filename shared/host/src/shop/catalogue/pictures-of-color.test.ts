import type { Picture } from './picture';
import { picturesOfColor } from './pictures-of-color';

const picture = (src: string, color?: string): Picture => ({ src, color, sources: [] });

const ivory = picture('/ivory.webp', 'Ivory');
const cloth = picture('/cloth.webp');
const bordeaux = picture('/bordeaux.webp', 'Bordeaux');

test('[PDP-14] shows the pictures of a colour, then those that belong to no colour', () => {
  const pictures = [ivory, cloth, bordeaux];
  expect(picturesOfColor(pictures, 'Bordeaux')).toEqual([bordeaux, cloth]);
  expect(picturesOfColor(pictures, 'Ivory')).toEqual([ivory, cloth]);
});

test('[PDP-14] shows the colour of the main picture until one is chosen, and for a colour without pictures', () => {
  const pictures = [ivory, cloth, bordeaux];
  expect(picturesOfColor(pictures)).toEqual([ivory, cloth]);
  expect(picturesOfColor(pictures, 'Black')).toEqual([ivory, cloth]);
});

test('[PDP-14] shows all pictures where the main one belongs to no colour, until one is chosen', () => {
  const pictures = [cloth, ivory, bordeaux];
  expect(picturesOfColor(pictures)).toEqual(pictures);
  expect(picturesOfColor(pictures, 'Black')).toEqual(pictures);
  expect(picturesOfColor(pictures, 'Bordeaux')).toEqual([bordeaux, cloth]);
  expect(picturesOfColor([], 'Bordeaux')).toEqual([]);
});
