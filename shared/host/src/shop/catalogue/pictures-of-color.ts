import type { Picture } from './picture';

/**
 * The pictures that show a product in a colour: its own, then those that belong to all. Where there is none of the
 * colour, or none is chosen, they are those of the main picture's colour; all of them where that has none.
 */
export function picturesOfColor(pictures: Picture[], color?: string): Picture[] {
  const shown = pictures.find((picture) => picture.color === color)?.color ?? pictures[0]?.color;
  if (shown === undefined) return pictures;
  const own = pictures.filter((picture) => picture.color === shown);
  return [...own, ...pictures.filter((picture) => picture.color === undefined)];
}
