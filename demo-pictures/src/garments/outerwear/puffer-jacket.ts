import { blousonBody, blousonSleeves, BLOUSON_SLEEVE } from './parts/blouson-block';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import { ribbed } from '../../materials/knits/stitches';
import { nylon } from '../../materials/wovens/suiting';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { foldAlong, type Fold } from '../../model/fold';
import type { Form } from '../../model/form';
import { mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import { zipper } from '../trims/zipper';
import { linear, mix, scaled } from '../../model/linear-colour';

// The quilting lines of the body: baffles grow narrower towards the hem.
const LINES = [258, 346, 430, 508, 580, 646, 706];
// Those of the left sleeve: where they meet its outer and its inner edge.
const SLEEVE_LINES: readonly (readonly [number, number])[] = points(
  '306 330, 386 408, 462 482, 534 552, 602 616, 664 676, 720 730',
);

const SIDES =
  'C232 540 228 640 234 752 C250 772 300 780 450 782 C600 780 650 772 666 752 C672 640 668 540 658 470';
const LEFT_FRONT =
  'M366 164 C322 180 276 196 226 214 C244 264 258 330 252 444 L240 468 C230 540 226 640 230 752 C246 776 320 782 449 784 L449 216 C414 212 384 194 366 164 Z';
const COLLAR =
  'M366 122 C382 146 414 158 449 160 L450 236 C404 236 360 216 344 178 C346 154 354 134 366 122 Z';

function across(y: number): Path {
  return [
    [180, y - 8],
    [300, y - 1],
    [450, y + 5],
    [600, y - 1],
    [720, y - 8],
  ];
}

/** The crease that a line of quilting sews into the down. */
function crease(along: Path, width: number): Fold {
  return foldAlong(along, width, -15, 0, [0, 0], { crisp: 0.85 });
}

function quilting(along: Path): Seam {
  return { along, groove: [1.6, 1.8], pucker: 4.6, spread: 34, ripple: 15 };
}

function draw({ colour, cloth: clothOf, random }: CutContext): Drawing {
  const cloth = clothOf(nylon);
  const rib = ribbed(scaled(colour, 0.7), { gauge: 2, out: 2, into: 1.4 });
  const inside = plain(mix(scaled(colour, 0.6), linear('#2c2926'), 0.3));
  const tape = nylon(scaled(colour, 0.45));
  const dull = metal('gunmetal', 0.34);
  const crumple = [
    { size: 74, depth: 5, crease: 0.2, tall: 1.1 },
    { size: 30, depth: 2.4, crease: 0.4, tall: 1.5 },
    { size: 13, depth: 0.6, crease: 0.4 },
  ];
  const body = blousonBody({
    cloth,
    random,
    sides: SIDES,
    depth: 160,
    crumple,
    folds: LINES.map((y) => crease(across(y), 36)),
  });
  const { outer, inner, armhole } = BLOUSON_SLEEVE;
  const fuller = (points: readonly Point[], by: number): Point[] =>
    points.map(([x, y], i): Point => [x + by * Math.min(1, i / 3), y]);
  const pattern = {
    outer: [
      ...fuller(outer.slice(0, 6), -12),
      [134, 646] as const,
      [140, 716] as const,
      [156, 764] as const,
      [172, 776] as const,
    ],
    inner: [
      [262, 782] as const,
      [282, 764] as const,
      [292, 716] as const,
      [296, 640] as const,
      ...inner.slice(3),
    ],
    armhole,
    elbow: [216, 640] as const,
    across: 150,
  };
  const cross = ([left, right]: readonly [number, number]): Path => [
    [110, left],
    [216, (left + right) / 2 + 9],
    [316, right],
  ];
  const arms = blousonSleeves(
    body,
    cloth,
    random,
    [
      [-6, 2],
      [2, -8],
    ],
    {
      pattern,
      hangs: false,
      crumple,
      depth: 58,
      yields: 0.6,
      over: 100,
      folds: SLEEVE_LINES.map((line) => crease(cross(line), 34)),
      seams: SLEEVE_LINES.map((line) => quilting(cross(line))),
    },
  );
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const seams = (turn: (path: Path) => Path): Seam[] => [
    ...LINES.map((y) => quilting(across(y))),
    {
      along: turn('M436 230 C435 400 435 600 436 784'),
      groove: [1.4, 2],
      pucker: 3,
      spread: 24,
      ripple: 17,
    },
    {
      along: turn('M232 762 C300 774 380 777 449 778'),
      groove: [1.2, 2],
      pucker: 2.4,
      spread: 18,
      ripple: 13,
    },
  ];
  const neck: Form = {
    outline: 'M330 60 L570 60 L566 120 L562 190 C530 262 370 262 338 190 L334 120 Z',
    depth: 66,
    reach: 80,
    base: 96,
    yields: 0.4,
    crumple,
    folds: [crease(points('340 146, 386 188, 450 200, 514 188, 560 146'), 30)],
  };
  const hollow: Form = {
    outline: 'M330 40 L570 40 L570 260 L330 260 Z',
    depth: -34,
    base: 120,
    reach: 60,
    yields: 0,
    crumple: [{ size: 40, depth: 3, crease: 0.2 }],
  };
  const collar = (turn: (path: Path) => Path): Piece => ({
    form: neck,
    outline: turn(COLLAR),
    cloth,
    grain: 90,
    edge: [5, 8],
    seams: [
      quilting(points('340 146, 386 188, 450 200, 514 188, 560 146')),
      {
        along: turn('M344 178 C360 216 404 236 450 236'),
        groove: [2, 3],
        pucker: 3,
        spread: 24,
        ripple: 15,
      },
    ],
  });
  const pocket = (turn: (path: Path) => Path): Piece[] =>
    zipper({
      form: body,
      along: turn(points('340 536, 318 600, 290 668')),
      lift: 1,
      tape,
      metal: dull,
      width: 5,
    });

  return enlarge(
    {
      pieces: [
        {
          form: hollow,
          outline: 'M364 126 C390 104 420 98 450 98 C480 98 510 104 536 126 L540 220 L360 220 Z',
          cloth: inside,
          dim: 0.8,
          edge: [3, 4],
          seams: [quilting('M362 152 C400 138 500 138 538 152')],
        },
        { form: body, outline: LEFT_FRONT, cloth, edge: [3, 6], seams: seams(same) },
        { form: body, outline: flip(LEFT_FRONT), cloth, edge: [3, 6], seams: seams(flip) },
        ...pocket(same),
        ...pocket(flip),
        collar(same),
        collar(flip),
        ...zipper({
          form: neck,
          along: points('450 166, 450 236'),
          lift: 3,
          tape,
          metal: dull,
          width: 7,
        }),
        ...zipper({
          form: body,
          along: points('450 232, 450 500, 450 788'),
          lift: 2,
          tape,
          metal: dull,
          width: 7,
          slider: false,
        }),
        ...arms.flatMap(({ piece, turn }) => [
          {
            form: {
              outline: turn('M180 730 L256 734 L256 850 L182 850 Z'),
              depth: 34,
              reach: 60,
              base: 34,
              yields: 0,
            },
            outline: turn(
              'M176 764 L260 770 C260 786 258 798 256 808 C230 814 204 812 184 806 C178 792 175 780 176 764 Z',
            ),
            cloth: rib,
            edge: [4, 6] as const,
          },
          piece,
        ]),
      ],
    },
    1.16,
    [450, -30],
  );
}

export const pufferJacket: Cut = { detail: { x: 330, y: 150, width: 285, height: 380 }, draw };
