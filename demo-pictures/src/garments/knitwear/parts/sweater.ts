import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import { gathers, rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { points, type Path, type Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import { joined, sleeve, sleeveFolds, type Arm } from '../../trims/sleeve';

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

function arms(
  shape: Required<Pick<SweaterShape, 'half' | 'shoulder' | 'short'>>,
  cuff: number,
): Arm[] {
  const { half, shoulder, short } = shape;
  const common = { cuff, round: 25, deep: 15 };
  const inner = half - 2;
  return [
    {
      ...common,
      side: -1,
      shoulder: [450 - shoulder, 217],
      armpit: [450 - inner, 428],
      elbow: short ? [212, 460] : [190, 600],
      wrist: short ? [204, 536] : [180, 914],
      widths: short ? [134, 134, 132] : [128, 110, 92],
    },
    {
      ...common,
      side: 1,
      shoulder: [450 + shoulder, 216],
      armpit: [450 + inner, 430],
      elbow: short ? [690, 460] : [710, 612],
      wrist: short ? [700, 540] : [716, 926],
      widths: short ? [134, 135, 133] : [128, 111, 93],
    },
  ];
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
  const arm = (shape: Arm): Piece[] => {
    const { outline, volume, armhole, line, cuff } = sleeve(shape);
    const form: Form = {
      outline: volume,
      depth: 76,
      // The far sleeve comes forward, out of the body's shadow.
      base: shape.side > 0 ? 24 : 0,
      reach: 86,
      yields: 0.4,
      folds: short
        ? rays({
            from: [shape.armpit[0], shape.armpit[1] - 8],
            angle: shape.side < 0 ? 160 : 20,
            fan: 70,
            length: 56,
            count: 3,
            width,
            depth: depth * 0.8,
            crisp: 0.05,
            random,
          })
        : sleeveFolds(shape, { width, depth: depth * 0.95, crisp: 0.04, stacked: 0.55, random }),
      crumple: [
        { size: 90, depth: 2.6, crease: 0, tall: 1.5 },
        { size: 34, depth: 0.7, crease: 0 },
      ],
    };
    return [
      {
        form,
        outline: cuff(short ? -4 : -20),
        cloth: rib,
        lift: -2,
        edge: [5, 6],
        flow: { along: line },
      },
      {
        form,
        outline,
        cloth,
        edge: [2, 4],
        flow: { along: line },
        seams: [{ along: armhole, groove: [1, 2.6], pucker: 0.5, spread: 14 }],
      },
    ];
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
    sleeves: arms({ half, shoulder, short }, cuffRib).flatMap(arm),
  };
}

/** The back of the neck as one sees it from the front: the inside of the back, and of its band. */
export function backOfNeck(inside: Cloth, band: Cloth, height = 30, to = 290): Piece[] {
  const hollow: Form = {
    outline: 'M360 60 L540 60 L590 560 L310 560 Z',
    depth: -24,
    base: 78,
    reach: 110,
    yields: 0,
  };
  return [
    {
      form: hollow,
      outline: `M376 146 C420 156 480 156 524 146 L540 240 L500 ${to} L400 ${to} L360 240 Z`,
      cloth: inside,
      dim: 0.66,
    },
    {
      form: hollow,
      outline: `M374 146 C396 126 504 126 526 146 L523 ${136 + height} C490 ${142 + height} 410 ${142 + height} 377 ${136 + height} Z`,
      cloth: band,
      dim: 0.85,
      lift: 3,
      edge: [4, 5],
      flow: { along: points('300 150, 372 142, 450 134, 528 142, 600 150'), across: true },
    },
  ];
}
