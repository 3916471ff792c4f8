import { foldAlong } from '../../model/fold';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import { worsted } from '../../materials/wovens/suiting';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { stud } from '../trims/hardware';
import { jacketBody, jacketSleeves } from './parts/jacket-block';
import { mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import {
  MIDDLE,
  coveredButton,
  fallOf,
  flapPocket,
  horn,
  sewnButton,
  wovenLabel,
  hung,
} from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

const UNDER_FRONT =
  'M382 152 C340 172 288 188 236 205 C252 262 262 330 258 424 L240 446 C254 500 264 540 262 575 C258 650 246 730 240 800 C237 830 236 856 235 880 C310 894 390 896 466 888 L466 190 C430 196 396 180 382 152 Z';
const OVER_FRONT =
  'M518 152 C560 172 612 188 664 205 C648 262 638 330 642 424 L660 446 C646 500 636 540 638 575 C642 650 654 730 660 800 C663 830 664 856 665 882 C590 896 510 898 446 892 C438 891 434 886 434 876 C430 700 430 420 434 192 C470 198 504 182 518 152 Z';
const COLLAR_LEFT =
  'M391 118 C400 140 424 153 449 155 L449 196 C420 196 392 183 374 158 C377 144 383 130 391 118 Z';
const BUTTON_ROWS = [236, 330, 424, 518, 612, 706];

const HANGS = [
  [0, 4],
  [6, -4],
] as const;
const HANGS_ON_HANGER = [
  [-14, -2],
  [-6, 6],
] as const;

function draw(
  { colour, cloth: clothOf, random }: CutContext,
  swayed: readonly [Point, Point],
): Drawing {
  let own = false;
  const cloth = clothOf((dye) => {
    own = true;
    return worsted(dye);
  });
  const under = clothOf(worsted, scaled(colour, 0.95));
  const { crisp, strength } = fallOf(cloth);
  const lining = satin(mix(scaled(colour, 0.6), linear('#4a4036'), 0.35), 9);
  const brass = metal('antique gold', 0.3);
  const dark = horn(colour);
  const fasten = (at: Point, radius: number, seat: Form): Piece[] => {
    if (cloth.kind === 'velvet') return stud(at, radius, seat, brass);
    return own ? sewnButton(at, radius, seat, dark) : coveredButton(at, radius, seat, cloth);
  };

  const body = jacketBody(cloth, random, [
    ...rays(
      {
        from: [450, 612],
        angle: 178,
        fan: 36,
        length: 120,
        count: 2,
        width: 24,
        depth: 4 * strength,
        start: 26,
        crisp,
        random,
      },
      { from: [450, 518], angle: 4 },
    ),
    foldAlong('372 230, 352 340, 362 460', 44, 5 * strength, 0.3, [0.3, 0.6], { crisp: 0 }),
    foldAlong('528 240, 544 350, 534 440', 40, 5 * strength, -0.3, [0.3, 0.6], { crisp: 0 }),
  ]);
  const arms = jacketSleeves(body, cloth, random, swayed);
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const shaping = (turn: (path: Path) => Path): Seam[] => [
    {
      along: turn(points('352 470, 346 580, 340 690')),
      groove: [0.9, 1.8],
      pucker: 0.35,
      spread: 12,
    },
    {
      along: turn(points('272 430, 290 560, 280 700')),
      groove: [0.9, 1.8],
      pucker: 0.4,
      spread: 12,
    },
  ];

  // The collar is a band of its own around the neck, shaped over steam.
  const neck: Form = {
    outline: 'M362 60 L538 60 L538 112 L530 166 C500 214 400 214 370 166 L362 112 Z',
    depth: 54,
    reach: 70,
    base: 96,
    yields: 0,
    crumple: [{ size: 60, depth: 0.8, crease: 0 }],
  };
  const hollow: Form = {
    outline: 'M350 40 L550 40 L550 220 L350 220 Z',
    depth: -30,
    base: 130,
    reach: 60,
    yields: 0,
  };
  const edge: Seam = {
    along: 'M391 121 C400 143 424 157 447 159',
    groove: [0.5, 1.2],
    pucker: 0.3,
    spread: 8,
  };
  const collar = (turn: (path: Path) => Path, lift: number): Piece => ({
    form: neck,
    outline: turn(COLLAR_LEFT),
    cloth: under,
    grain: 90,
    lift,
    edge: [3, 4],
    seams: [{ ...edge, along: turn(edge.along) }],
  });
  const pocket = (x: (at: number) => number) =>
    flapPocket(
      body,
      [
        [x(272), 694],
        [x(378), 702],
        [x(380), 752],
        [x(269), 746],
      ],
      cloth,
    );

  return enlarge(
    {
      pieces: [
        {
          form: hollow,
          outline: 'M391 118 C404 109 430 105 450 105 C470 105 496 109 509 118 L520 200 L380 200 Z',
          cloth: lining,
          dim: 0.75,
          seams: [{ along: 'M386 146 C410 138 490 138 514 146', groove: [1, 1.6], pucker: 0.4 }],
        },
        ...wovenLabel(hollow, [450, 152]),
        {
          form: body,
          outline: UNDER_FRONT,
          cloth,
          origin: MIDDLE,
          edge: [3, 4],
          seams: shaping(same),
        },
        ...pocket((at) => at),
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          origin: MIDDLE,
          lift: 2,
          edge: [3, 4],
          seams: shaping(flip),
        },
        ...pocket((at) => 900 - at).map((piece) => ({ ...piece, lift: (piece.lift ?? 0) + 2 })),
        {
          form: body,
          outline: 'M524 376 L604 360 L607 383 L527 400 Z',
          cloth,
          origin: MIDDLE,
          lift: 3,
          edge: [2.4, 2.4],
          seams: [{ along: 'M526 399 L606 382', groove: [1, 2], pucker: 0.6, spread: 12 }],
        },
        collar(same, 0),
        collar(flip, 1.4),
        ...arms.flatMap(({ form, piece, at }) => [
          piece,
          ...[800, 783, 766].flatMap((y) => fasten(at([264, y]), 6.5, form)),
        ]),
        ...BUTTON_ROWS.flatMap((y) => fasten([450, y], 10, body)),
      ],
    },
    1.12,
    [450, -16],
  );
}

export const bandhgala: Cut = {
  detail: { x: 318, y: 110, width: 270, height: 360 },
  draw: (context) => draw(context, HANGS),
  hanger: (context) => hung(draw(context, HANGS_ON_HANGER), [450, 146], 2),
};
