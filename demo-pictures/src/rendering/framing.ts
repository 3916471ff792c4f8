import type { View } from '../model/cut';
import type { PictureSubject } from '../demo-store';
import { boxOf, type Box } from '../geometry/field';
import { flatten } from '../geometry/path';
import type { Piece } from '../model/piece';

/** Shares of the picture: what stands in it at most, and where its middle is. */
const TALLEST = 0.5;
const WIDEST = 0.66;
const MIDDLE = 0.34;

/**
 * The 3:4 window that shows whole what stands on the floor, also where a card crops the picture to
 * its upper 58 %; the floor has the rest. Drawn shadows don't count.
 */
export function frameOf(pieces: readonly Piece[]): View {
  const { left, right, top, bottom } = boxAround(pieces);
  const height = Math.max((bottom - top) / TALLEST, ((right - left) / WIDEST) * (4 / 3));
  const width = height * 0.75;
  return {
    x: (left + right - width) / 2,
    y: (top + bottom) / 2 - MIDDLE * height,
    width,
    height,
  };
}

/** Which part of a window's height is what stands on the floor. */
export function subjectOf(pieces: readonly Piece[], { y, height }: View): PictureSubject {
  const { top, bottom } = boxAround(pieces);
  const share = (edge: number) => Math.round(((edge - y) / height) * 1000) / 1000;
  return { top: share(top), bottom: share(bottom) };
}

function boxAround(pieces: readonly Piece[]): Box {
  const things = pieces.filter(({ casts, cloth }) => casts !== false || cloth.thickness > 0);
  return boxOf(
    things.flatMap(({ outline }) => flatten(outline)),
    0,
  );
}
