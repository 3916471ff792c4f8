import { foldAlong } from '../../model/fold';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import { worsted } from '../../materials/wovens/suiting';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { rays } from '../../model/fold-families';
import { stud } from '../trims/hardware';
import { jacketBody, jacketSleeves } from './parts/jacket-block';
import { quad, mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import {
  MIDDLE,
  fallOf,
  flapPocket,
  horn,
  insideNeck,
  roll,
  sewnButton,
  hung,
} from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

const UNDER_FRONT =
  'M384 152 C340 172 288 188 236 205 C252 262 262 330 258 424 L240 446 C254 500 264 540 262 575 C258 650 246 730 240 800 C237 830 236 856 235 880 C320 894 430 896 520 892 L514 600 C486 470 420 400 396 226 Z';
const OVER_FRONT =
  'M516 152 C560 172 612 188 664 205 C648 262 638 330 642 424 L660 446 C646 500 636 540 638 575 C642 650 654 730 660 800 C663 830 664 856 665 882 C580 896 480 900 392 895 C386 894 383 891 383 886 C380 790 379 690 380 612 C380 604 382 598 387 594 C424 470 486 400 504 226 Z';
// The lapel that lies on top: from the gorge to the peak, down its belly to the break.
const LAPEL =
  'M501 222 L548 258 L562 264 L617 226 C612 300 566 430 470 540 C440 572 410 592 386 600 L382 596 C420 480 486 400 501 222 Z';
const BREAK: Path = points('502 226, 486 330, 446 450, 388 592');
const COLLAR =
  'M450 126 C424 126 402 130 390 138 C368 150 352 186 332 238 L349 259 L400 224 C396 196 398 172 412 156 C424 147 438 144 450 144 C462 144 476 147 488 156 C502 172 504 196 500 224 L551 259 L568 238 C548 186 532 150 510 138 C498 130 476 126 450 126 Z';
const BUTTONS: readonly Point[] = points('354 496, 546 494, 406 606, 500 604, 407 712, 501 710');

const HANGS = [
  [-4, -4],
  [4, 6],
] as const;
const HANGS_ON_HANGER = [
  [-16, 6],
  [-10, -2],
] as const;

function draw(
  { colour, cloth: clothOf, random }: CutContext,
  swayed: readonly [Point, Point],
): Drawing {
  let brass = false;
  const cloth = clothOf((dye) => {
    brass = true;
    return worsted(dye);
  });
  const under = clothOf(worsted, scaled(colour, 0.95));
  const { crisp, strength } = fallOf(cloth);
  const lining = satin(mix(scaled(colour, 0.5), linear('#3a332c'), 0.4), 9);
  const ground = horn(colour);
  const gold = metal('antique gold', 0.36);

  const body = jacketBody(cloth, random, [
    ...rays(
      {
        from: [406, 606],
        angle: 178,
        fan: 40,
        length: 110,
        count: 2,
        width: 22,
        depth: 4 * strength,
        start: 26,
        crisp,
        random,
      },
      { from: [500, 604], angle: 2, fan: 44 },
    ),
    foldAlong('452 640, 446 740, 452 900', 40, 6, 0.3, [0.8, 0], { crisp: 0 }),
  ]);
  const arms = jacketSleeves(body, cloth, random, swayed);
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const dart = (turn: (path: Path) => Path) => ({
    along: turn(points('346 470, 340 580, 334 694')),
    groove: [0.9, 1.8] as const,
    pucker: 0.35,
    spread: 12,
  });
  const lapel = (turn: (path: Path) => Path, lift: number, side: number): Piece => ({
    form: body,
    outline: turn(LAPEL),
    cloth: under,
    lift,
    edge: [3, 4.5],
    grain: 20 * side,
    folds: [roll(turn(BREAK), 30, 5, -0.3 * side)],
  });
  const fasten = (at: Point, radius: number, form = body): Piece[] =>
    brass ? stud(at, radius, form, gold) : sewnButton(at, radius, form, ground);

  return enlarge(
    {
      pieces: [
        ...insideNeck({ bottom: 520, half: 62, top: 130, stand: 44, lining, collar: under }),
        {
          form: body,
          outline: UNDER_FRONT,
          cloth,
          origin: MIDDLE,
          edge: [3, 4],
          seams: [dart(same)],
        },
        ...flapPocket(body, quad('272 700, 374 708, 376 756, 270 750'), cloth),
        lapel(flip, 2, -1),
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          origin: MIDDLE,
          lift: 2.4,
          edge: [3, 4.5],
          seams: [dart(flip)],
        },
        ...flapPocket(body, quad('526 708, 628 700, 631 750, 524 756'), cloth).map((piece) => ({
          ...piece,
          lift: (piece.lift ?? 0) + 2.4,
        })),
        {
          form: body,
          outline: 'M542 398 L612 384 L615 406 L545 421 Z',
          cloth,
          origin: MIDDLE,
          lift: 4,
          edge: [2.4, 2.4],
          seams: [{ along: 'M544 420 L614 405', groove: [1, 2], pucker: 0.6, spread: 12 }],
        },
        lapel(same, 5, 1),
        {
          form: body,
          outline: COLLAR,
          cloth: under,
          grain: 90,
          lift: 5,
          edge: [3.2, 5],
          folds: [
            roll(points('398 226, 398 180, 416 150, 450 138, 484 150, 502 180, 502 226'), 26, 9),
          ],
        },
        ...arms.flatMap(({ form, piece, at }) => [
          piece,
          ...[800, 783, 766].flatMap((y) => fasten(at([264, y]), 7, form)),
        ]),
        ...BUTTONS.flatMap((at) => fasten(at, 11)),
      ],
    },
    1.13,
  );
}

export const doubleBlazer: Cut = {
  detail: { x: 318, y: 300, width: 285, height: 380 },
  draw: (context) => draw(context, HANGS),
  hanger: (context) => hung(draw(context, HANGS_ON_HANGER), [450, 196], 3),
};
