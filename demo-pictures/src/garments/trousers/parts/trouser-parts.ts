/** What all trousers have in common: the insides of waist and hems, facings, seams, and where they fold. */
import type { Cloth } from '../../../model/cloth';
import { foldAlong, type Fold } from '../../../model/fold';
import { breaks, rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { flatten, type Path, type Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam, Stitch } from '../../../model/seam';
import {
  atHeight,
  hemLine,
  inseam,
  last,
  MIDDLE,
  outseam,
  type Block,
  type Mouth,
  type Side,
} from './trouser-block';

/** What is seen behind a pocket's mouth: the facing, sunk in. */
export function facing(block: Block, side: Side, mouth: Mouth, body: Form, cloth: Cloth): Piece {
  const at = (d: number, y: number): Point => [MIDDLE + side * d, y];
  const wide = Math.abs(atHeight(outseam(block, side), mouth.to)[0] - MIDDLE) + 16;
  const inner = mouth.from - 16;
  return {
    form: body,
    outline: flatten(
      `M${at(inner, 140).join(' ')} L${at(wide, 140).join(' ')} L${at(wide, mouth.to + 18).join(' ')} L${at(inner + 20, mouth.to + 18).join(' ')} Z`,
    ),
    cloth,
    lift: -3,
    dim: 0.86,
    within: true,
  };
}

/** The inside of the back's waist, seen over the front, with the band's seam. */
export function backWaist(block: Block, cloth: Cloth, stitches: readonly Stitch[] = []): Piece {
  const { half, y, back, dip } = block.waist;
  const [l, r] = [MIDDLE - half, MIDDLE + half];
  const top = y - back;
  return {
    form: {
      outline: `M${l - 14} ${top - 14} L${r + 14} ${top - 14} L${r + 14} ${y + 60} L${l - 14} ${y + 60} Z`,
      depth: -36,
      base: 40,
      reach: 90,
      yields: 0,
    },
    outline: `M${l} ${y} C${l + 30} ${top + 6} ${MIDDLE - half * 0.4} ${top} ${MIDDLE} ${top} C${MIDDLE + half * 0.45} ${top} ${r - 26} ${top + 5} ${r} ${y} L${r - 8} ${y + dip + 22} L${l + 8} ${y + dip + 22} Z`,
    cloth,
    dim: 0.55,
    seams: [
      {
        along: `M${l} ${y + 18} C${l + 40} ${top + 26} ${MIDDLE - half * 0.4} ${top + 21} ${MIDDLE} ${top + 21} C${MIDDLE + half * 0.4} ${top + 21} ${r - 36} ${top + 25} ${r} ${y + 18}`,
        groove: [1, 1.4],
        stitches,
      },
    ],
  };
}

/** The inside of the back's hem: a few units lower than the front's in places. */
export function backHem(block: Block, side: Side, cloth: Cloth, lower: number): Piece {
  const line = hemLine(block, side, 0, 5);
  const [a, b] = [line[0] ?? [0, 0], last(line)];
  const inset = (b[0] - a[0]) * 0.11;
  const [l, r] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  return {
    form: {
      outline: `M${l - 20} ${a[1] - 80} L${r + 20} ${a[1] - 80} L${r + 20} ${a[1] + 60} L${l - 20} ${a[1] + 60} Z`,
      depth: -14,
      base: 30,
      reach: 90,
      yields: 0,
    },
    outline: [
      [a[0] + inset, a[1] - 34],
      [a[0] + inset, a[1] - 6],
      [a[0] + (b[0] - a[0]) * 0.3, a[1] + 6 + lower * 0.4],
      [a[0] + (b[0] - a[0]) * 0.68, b[1] + 6 + lower],
      [b[0] - inset, b[1] - 4],
      [b[0] - inset, b[1] - 34],
      [a[0] + inset, a[1] - 34],
    ],
    cloth,
    dim: 0.4,
  };
}

/** Creases that run from the crotch to the hips, where sitting has set them; not the same on both sides. */
export function lapFolds(
  at: Point,
  more: { length: number; width: number; depth: number; crisp?: number; random: Random },
): Fold[] {
  const { length, width, depth, crisp = 0.3, random } = more;
  const ray = (dx: number, dy: number, rise: number, reach: number, strong: number): Fold =>
    foldAlong(
      [
        [at[0] + dx, at[1] + dy],
        [at[0] + dx + Math.sign(dx) * reach * 0.5, at[1] + dy - rise * 0.35],
        [at[0] + dx + Math.sign(dx) * reach, at[1] + dy - rise],
      ],
      width * (0.85 + 0.3 * random.next()),
      depth * strong,
      Math.sign(dx) * (0.3 + 0.4 * random.next()),
      [0.3, 0.6],
      { opens: 1.35, crisp },
    );
  const some = () => 0.8 + 0.4 * random.next();
  return [
    ray(-16, -30, 52 * some(), length * some(), 1),
    ray(-13, -6, 14 * some(), length * 1.15 * some(), 1.1),
    ray(-12, 20, -26 * some(), length * 0.85 * some(), 0.8),
    ray(15, -36, 44 * some(), length * 0.8 * some(), 0.8),
    ray(13, -10, 22 * some(), length * 1.2 * some(), 1.1),
    ray(12, 16, -12 * some(), length * some(), 0.9),
    ...rays(
      {
        from: [at[0] - 8, at[1] + 44],
        angle: 122,
        fan: 34,
        length: length * 1.2,
        count: 2,
        width: width * 1.5,
        depth: depth * 0.9,
        start: 16,
        crisp,
        random,
      },
      { from: [at[0] + 8, at[1] + 40], angle: 60, fan: 38, length: length * 1.25 },
    ),
  ];
}

/** Folds across a leg: behind a knee or stacked over a hem. */
interface LegBreaks {
  /** Height of the middle, and over how much height they spread, in units. */
  y: number;
  height: number;
  count: number;
  width: number;
  depth: number;
  slant?: number;
  crisp?: number;
}

/** What makes the folds across the legs of one pair of trousers. */
export function legBreaks(block: Block, random: Random): (side: Side, folds: LegBreaks) => Fold[] {
  return (side, folds) => {
    const a = atHeight(outseam(block, side), folds.y)[0];
    const b = atHeight(inseam(block, side), folds.y)[0];
    return breaks({ ...folds, random, at: [(a + b) / 2, folds.y], across: Math.abs(b - a) });
  };
}

/** The seams of a plain leg: outseam, inseam and hem. Rows are made by `row`, where there is topstitching. */
export function legSeams(
  block: Block,
  side: Side,
  more: { pucker: number; hem: number; row?: (offset: number) => Stitch; felled?: boolean },
): Seam[] {
  const { pucker, hem, row, felled = false } = more;
  const shift = (path: Path, by: number): Point[] =>
    flatten(path).map(([x, y]): Point => [x + by, y]);
  return [
    {
      along: shift(outseam(block, side), -side * 4),
      pucker,
      spread: 20,
      groove: [0.3 + 0.5 * pucker, 2.6],
    },
    {
      along: shift(inseam(block, side), side * 5),
      pucker: pucker * 1.1,
      spread: 18,
      groove: [0.3 + 0.5 * pucker, 2.4],
      stitches: row && felled ? [row(3 * side), row(8 * side)] : [],
    },
    ...(hem > 0
      ? [
          {
            along: hemLine(block, side, hem),
            pucker: pucker * 1.7,
            spread: hem + 3,
            ripple: 17,
            groove: [0.25 + 0.6 * pucker, 2] as const,
            stitches: row ? [row(0)] : [],
          },
        ]
      : []),
  ];
}
