import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import { gathers, rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import type { Path, Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import { joined } from '../../trims/sleeve';
import { sweaterSleeves } from './sweater-sleeves';

/** What sweaters have in common: a front, two hanging sleeves, ribs at hem and wrists. */
export interface SweaterShape {
  /** The front's upper edge from the left shoulder's neck point (about 378, 150) to the right one's. */
  neckline: Path;
  cloth: Cloth;
  rib: Cloth;
  /** Half its width at the chest, in units. Default 172. */
  half?: number;
  /** How far its shoulders reach from the middle, in units. Default 216. */
  shoulder?: number;
  /** Where its hem lies. Default 934. */
  hem?: number;
  /** Height of the ribs at hem and wrist, in units. Default 66 and 76. */
  ribs?: readonly [hem: number, cuff: number];
  /** Width and height of its folds, in units: thick yarn folds broad and low. Default 26 and 6. */
  fold?: readonly [width: number, depth: number];
  /** Middle and top of the pattern on the front. */
  origin?: Point;
  /** Sleeves that end above the elbow instead. Default false. */
  short?: boolean;
  random: Random;
}

export interface SweaterParts {
  body: Form;
  /** Ribs at the hem, under the front. */
  hem: Piece;
  front: Piece;
  sleeves: Piece[];
}

export function sweater(options: SweaterShape): SweaterParts {
  const {
    neckline,
    cloth,
    rib,
    half = 172,
    shoulder = 216,
    hem = 934,
    short = false,
    random,
  } = options;
  const [hemRib, cuffRib] = options.ribs ?? [66, 76];
  const [width, depth] = options.fold ?? [26, 6];
  const origin: Point = options.origin ?? [450, 300];
  const [l, r] = [450 - half, 450 + half];
  const [ls, rs] = [450 - shoulder, 450 + shoulder];
  const top = hem - hemRib;
  // A narrow rib lies on the cloth's own line; a high one draws it in.
  const pull = hemRib > 50 ? 1 : 0.1;
  const body: Form = {
    outline: `M300 40 L352 128 C330 172 290 198 ${ls} 217 L${ls - 66} 232 L${ls - 40} 340 L${l - 4} 430 C${l + 2} 520 ${l + 4} 640 ${l - 4} ${top - 110} C${l - 5} ${top - 50} ${l + 4} ${top - 20} ${l + 10 * pull} ${top} L${l + 16 * pull} ${hem + 120} L${r - 16 * pull} ${hem + 120} L${r - 10 * pull} ${top} C${r - 3} ${top - 20} ${r + 6} ${top - 50} ${r + 6} ${top - 110} C${r - 2} 650 ${r - 2} 520 ${r + 4} 430 L${rs + 40} 340 L${rs + 66} 232 L${rs} 217 C610 198 570 172 548 128 L600 40 Z`,
    depth: 182,
    reach: 165,
    yields: 0.5,
    folds: [
      ...rays(
        {
          from: [l + 22, 424],
          angle: 50,
          fan: 44,
          length: 140,
          count: 3,
          width: width * 1.1,
          depth,
          crisp: 0.05,
          random,
        },
        { from: [r - 22, 424], angle: 136, fan: 48, length: 160 },
      ),
      ...(hemRib > 40
        ? gathers({
            along: [
              [l + 16, top - 2],
              [450, top + 8],
              [r - 16, top - 2],
            ],
            toward: [0, -140],
            fan: -14,
            count: 7,
            width: width * 0.85,
            depth: depth * 0.8,
            crisp: 0.05,
            random,
          })
        : []),
      foldAlong(
        [
          [l + 6, top - 36],
          [370, top - 16],
          [452, top - 12],
          [540, top - 17],
          [r - 6, top - 36],
        ],
        46,
        hemRib > 40 ? 9 : 3,
        0,
        [0.1, 0.1],
        { crisp: 0 },
      ),
      foldAlong('330 470, 320 600, 340 740', width * 1.6, depth * 1.1, -0.3, [0.35, 0.35], {
        crisp: 0.05,
      }),
      foldAlong('300 560, 312 680, 300 790', width * 1.3, depth * 0.8, 0.4, [0.35, 0.35], {
        crisp: 0.05,
      }),
      foldAlong('572 520, 590 640, 568 760', width * 1.5, depth, 0.3, [0.35, 0.35], {
        crisp: 0.05,
      }),
      foldAlong('410 540, 470 680, 462 800', width * 1.8, depth * 0.85, 0.3, [0.5, 0.4], {
        crisp: 0,
      }),
      foldAlong('300 246, 330 320, 392 400', width * 1.4, depth * 0.55, 0, [0.5, 0.5], {
        crisp: 0,
      }),
    ],
    crumple: [
      { size: 120, depth: 5, crease: 0, tall: 1.5 },
      { size: 46, depth: 1, crease: 0.05 },
    ],
  };
  const armhole = (side: -1 | 1): Point[] => [
    [450 + side * shoulder, 217],
    [450 + side * (shoulder - 4), 290],
    [450 + side * (half + 12), 400],
  ];
  return {
    body,
    hem: {
      form: body,
      outline: `M${l + 12 * pull} ${top - 22} L${r - 12 * pull} ${top - 22} C${r - 10 * pull} ${top + 20} ${r - 11 * pull} ${hem - 12} ${r - 15 * pull} ${hem - 3} Q${r - 16 * pull} ${hem} ${r - 24 * pull} ${hem + 1} C540 ${hem + 12} 360 ${hem + 13} ${l + 24 * pull} ${hem + 1} Q${l + 16 * pull} ${hem} ${l + 15 * pull} ${hem - 3} C${l + 11 * pull} ${hem - 12} ${l + 10 * pull} ${top + 20} ${l + 12 * pull} ${top - 22} Z`,
      cloth: rib,
      lift: -4,
      edge: [5, 6],
      origin,
    },
    front: {
      form: body,
      outline: joined(
        neckline,
        [
          [522, 151],
          [590, 192],
          [rs, 217],
        ],
        armhole(1),
        [
          [r + 4, 420],
          [r - 1, 560],
          [r + 1, top - 190],
          [r + 6, top - 100],
          [r + 3, top - 40],
          [r - 9 * pull, top - 4],
        ],
        [
          [r - 9 * pull, top - 4],
          [560, top + 7],
          [450, top + 10],
          [340, top + 6],
          [l + 9 * pull, top - 4],
        ],
        [
          [l + 9 * pull, top - 4],
          [l - 3, top - 40],
          [l - 5, top - 100],
          [l + 1, top - 190],
          [l + 2, 560],
          [l - 4, 420],
        ],
        [...armhole(-1)].reverse(),
        [
          [ls, 217],
          [310, 192],
          [378, 151],
        ],
      ),
      cloth,
      edge: [5, 8],
      origin,
    },
    sleeves: sweaterSleeves({ cloth, rib, half, shoulder, short, cuffRib, width, depth, random }),
  };
}
