/** The block that trousers are cut from: their outlines, and the lines on them. */
import { flatten, points, type Point } from '../../../geometry/path';

/** The picture's middle line: distances of a block are measured from it. */
export const MIDDLE = 450;

/** -1 is the leg on the picture's left, 1 the one on its right. */
export type Side = -1 | 1;

/** The two seams of a leg as [distance from the middle line, height]. */
export interface LegLine {
  /** From the top of the waistband to the hem. */
  out: readonly Point[];
  /** From the crotch to the hem. */
  in: readonly Point[];
}

/** A leg by the points of its outseam and its inseam, as text. */
export function leg(out: string, inner: string): LegLine {
  return { out: points(out), in: points(inner) };
}

export interface Block {
  waist: {
    half: number;
    /** Height of its top edge at the side seams, and how much lower it is in front. */
    y: number;
    dip: number;
    /** How high the back stands above the side seams. */
    back: number;
    /** Of the band. */
    height: number;
  };
  left: LegLine;
  right: LegLine;
}

/** Where a pocket opens: from the waistband to the side seam. */
export interface Mouth {
  /** Distance from the middle line at the waistband. */
  from: number;
  /** Height at the side seam. */
  to: number;
  /** 0 for a slanted line to 1 for a jeans pocket's scoop. */
  scoop: number;
}

function lineOf(block: Block, side: Side): LegLine {
  return side < 0 ? block.left : block.right;
}

function lay(line: readonly Point[], side: Side): Point[] {
  return flatten(line.map(([d, y]): Point => [MIDDLE + side * d, y]));
}

/** Straight lines through points: keeps the corners that a smooth curve would overshoot. */
export function polygon(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L')} Z`;
}

export function outseam(block: Block, side: Side): Point[] {
  return lay(lineOf(block, side).out, side);
}

export function inseam(block: Block, side: Side): Point[] {
  return lay(lineOf(block, side).in, side);
}

/** The point of a seam (given downwards) at a height. */
export function atHeight(seam: readonly Point[], y: number): Point {
  const i = Math.max(
    1,
    seam.findIndex((point) => point[1] >= y),
  );
  const a = seam[i - 1] ?? [MIDDLE, y];
  const b = seam[i] ?? a;
  const t = b[1] === a[1] ? 0 : (y - a[1]) / (b[1] - a[1]);
  return [a[0] + (b[0] - a[0]) * t, y];
}

export function last(points: readonly Point[]): Point {
  return points[points.length - 1] ?? [MIDDLE, 1080];
}

/** The height of the waistband's top edge, and what lies `drop` units below it. */
export function waistHeight({ waist }: Block, x: number, drop = 0): number {
  const share = (x - MIDDLE) / waist.half;
  return waist.y + waist.dip * (1 - share * share) + drop;
}

/** A line `drop` units below the waistband's top edge, from left to right, past the side seams. */
export function waistLine(block: Block, drop: number, from?: number, to?: number): Point[] {
  const start = from ?? MIDDLE - block.waist.half - 14;
  const end = to ?? MIDDLE + block.waist.half + 14;
  return Array.from({ length: 9 }, (_, i): Point => {
    const x = start + ((end - start) * i) / 8;
    return [x, waistHeight(block, x, drop)];
  });
}

/** The volume of both legs: runs on past waist and hems, so that these are cut edges of a tube. */
export function volume(block: Block): string {
  const [leftOut, rightOut] = [outseam(block, -1), outseam(block, 1)];
  const beyond = ([x, y]: Point): Point => [x, y + 90];
  const top = block.waist.y - 72;
  const first = leftOut[0] ?? [MIDDLE - block.waist.half, block.waist.y];
  return polygon([
    [first[0], top],
    ...leftOut,
    beyond(last(leftOut)),
    beyond(last(inseam(block, -1))),
    ...inseam(block, -1).reverse(),
    ...inseam(block, 1),
    beyond(last(inseam(block, 1))),
    beyond(last(rightOut)),
    ...rightOut.reverse(),
    [MIDDLE + block.waist.half, top],
    [first[0], top],
  ]);
}

/** The hem, from the outseam to the inseam; `up` units above the edge. */
export function hemLine(block: Block, side: Side, up = 0, dip = 8): Point[] {
  const [ax, ay] = last(outseam(block, side));
  const [bx, by] = last(inseam(block, side));
  return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    return [ax + (bx - ax) * t, ay + (by - ay) * t - up + dip * 4 * t * (1 - t)];
  });
}

/** A pocket's mouth, from the waistband to the side seam. */
export function mouthLine(block: Block, side: Side, mouth: Mouth): Point[] {
  const x = MIDDLE + side * mouth.from;
  const start: Point = [x, waistHeight(block, x, block.waist.height - 6)];
  const end = atHeight(outseam(block, side), mouth.to);
  const across = end[0] - start[0];
  const down = end[1] - start[1];
  const { scoop } = mouth;
  const bend = (t: number): Point => [
    start[0] + across * (t + scoop * (t ** 2.1 - t)),
    start[1] + down * (t + scoop * (Math.sin((t * Math.PI) / 2) ** 0.9 - t)),
  ];
  return [0, 0.2, 0.4, 0.55, 0.7, 0.82, 0.92, 1].map(bend);
}

/** The outline of a leg's front, with the pocket's mouth cut away. */
export function legOutline(
  block: Block,
  side: Side,
  more: {
    mouth?: Mouth;
    /** How much lower the hem's middle is than its ends. */
    dip?: number;
    /** The height down to which the front laps over the other one: the fly. */
    fly?: number;
  },
): string {
  const { mouth, dip = 8, fly } = more;
  const out = outseam(block, side);
  const lap = (d: number, y: number): Point => [MIDDLE - side * d, y];
  const top = waistHeight(block, MIDDLE, block.waist.height - 6);
  const fork = inseam(block, side)[0]?.[1] ?? top + 260;
  const centre =
    fly === undefined
      ? [lap(0.5, fork - 6), lap(0.5, top)]
      : [lap(0.5, fork - 6), lap(1, fly), lap(6, fly - 12), lap(8, fly - 40), lap(9, top)];
  const opening = mouth ? flatten(mouthLine(block, side, mouth)) : [];
  const below = mouth ? mouth.to : block.waist.y + block.waist.height - 10;
  return polygon([
    ...centre,
    ...opening,
    ...out.filter((point) => point[1] > below),
    ...flatten(hemLine(block, side, 0, dip)),
    ...inseam(block, side).reverse(),
  ]);
}
