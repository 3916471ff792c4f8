import { satin } from '../../materials/silks/satin';
import { melton } from '../../materials/wovens/wool';
import { coatBody, coatSleeves, coatTail } from './parts/coat-block';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { rays } from '../../model/fold-families';
import { mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import {
  MIDDLE,
  fallOf,
  flapPocket,
  horn,
  insideNeck,
  roll,
  sewnButton,
  tailored,
  hung,
} from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

const UNDER_FRONT =
  'M382 152 C338 172 284 190 228 207 C246 262 258 330 254 436 L236 456 C246 520 252 560 250 606 C246 700 232 800 224 900 C216 1010 210 1130 206 1224 C290 1240 390 1242 474 1238 L472 580 C440 470 410 340 394 232 Z';
const OVER_FRONT =
  'M518 152 C562 172 616 190 672 207 C654 262 642 330 646 436 L664 456 C654 520 648 560 650 606 C654 700 668 800 676 900 C684 1010 690 1130 694 1224 C610 1244 510 1248 432 1243 C427 1242 424 1238 424 1232 C422 1000 422 780 424 590 C426 580 430 574 436 568 C466 460 492 340 506 232 Z';
const LAPEL =
  'M397 230 L345 268 L298 276 C304 350 362 500 428 570 L452 566 C436 450 420 340 397 230 Z';
const BREAK: Path = points('394 230, 412 340, 432 460, 449 560');
const COLLAR =
  'M450 122 C420 122 398 127 384 137 C358 152 340 196 318 252 L343 270 L399 232 C394 200 396 176 410 158 C422 147 436 143 450 143 C464 143 478 147 490 158 C504 176 506 200 501 232 L557 270 L582 252 C560 196 542 152 516 137 C502 127 480 122 450 122 Z';
const FALL: readonly Point[] = points(
  '396 232, 396 182, 414 150, 450 137, 486 150, 504 182, 504 232',
);

const HANGS = [
  [6, 4],
  [-2, -6],
] as const;
const HANGS_ON_HANGER = [
  [-18, -4],
  [-12, 6],
] as const;

function draw(
  { colour, cloth: clothOf, random }: CutContext,
  swayed: readonly [Point, Point],
): Drawing {
  const cloth = tailored(clothOf(melton), colour, 84);
  const under = tailored(clothOf(melton, scaled(colour, 0.94)), colour, 84);
  const { strength } = fallOf(cloth);
  const lining = satin(mix(scaled(colour, 0.5), linear('#3a332c'), 0.4), 9);
  const buttons = horn(colour);
  const body = coatBody(cloth, random, [
    ...rays(
      {
        from: [448, 592],
        angle: 172,
        fan: 40,
        length: 130,
        count: 2,
        width: 28,
        depth: 4 * strength,
        start: 28,
        crisp: 0.02,
        random,
      },
      { angle: 10 },
    ),
  ]);
  const arms = coatSleeves(body, cloth, random, swayed);
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const side = (turn: (path: Path) => Path): Seam => ({
    along: turn(points('276 446, 296 600, 276 900, 268 1236')),
    groove: [1.2, 2.6],
    pucker: 0.6,
    spread: 20,
  });
  const lapel = (turn: (path: Path) => Path, lift: number, hand: number): Piece => ({
    form: body,
    outline: turn(LAPEL),
    cloth: under,
    lift,
    edge: [4.5, 6.5],
    grain: -16 * hand,
    folds: [roll(turn(BREAK), 34, 6, 0.3 * hand)],
  });
  const pocket = (x: (at: number) => number, lift: number) =>
    flapPocket(
      body,
      [
        [x(282), 760],
        [x(394), 772],
        [x(396), 830],
        [x(279), 820],
      ],
      cloth,
    ).map((piece) => ({ ...piece, lift: (piece.lift ?? 0) + lift, edge: [3.4, 5] as const }));

  return enlarge(
    {
      pieces: [
        ...insideNeck({
          bottom: 570,
          half: 66,
          top: 128,
          stand: 48,
          lining,
          collar: under,
          base: 158,
        }),
        coatTail(lining),
        {
          form: body,
          outline: UNDER_FRONT,
          cloth,
          origin: MIDDLE,
          edge: [4, 5],
          seams: [side(same)],
        },
        ...pocket((at) => at, 0),
        lapel(same, 2, 1),
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          origin: MIDDLE,
          lift: 3,
          edge: [4.5, 6],
          seams: [side(flip)],
        },
        ...pocket((at) => 900 - at, 3),
        {
          form: body,
          outline: 'M534 420 L616 402 L620 428 L538 446 Z',
          cloth,
          origin: MIDDLE,
          lift: 4,
          edge: [3, 3.4],
          seams: [{ along: 'M537 445 L619 427', groove: [1, 2.4], pucker: 0.7, spread: 14 }],
        },
        lapel(flip, 5, -1),
        {
          form: body,
          outline: COLLAR,
          cloth: under,
          grain: 90,
          lift: 5,
          edge: [4.5, 6.5],
          folds: [roll(FALL, 28, 10)],
        },
        ...arms.flatMap(({ form, piece, at }) => [
          piece,
          ...[838, 818, 798].flatMap((y) => sewnButton(at([264, y]), 8, form, buttons)),
        ]),
        ...[594, 706, 818].flatMap((y) => sewnButton([448, y], 14, body, buttons)),
      ],
    },
    0.86,
    [450, 132],
  );
}

export const overcoat: Cut = {
  detail: { x: 318, y: 196, width: 255, height: 340 },
  draw: (context) => draw(context, HANGS),
  hanger: (context) => hung(draw(context, HANGS_ON_HANGER), [450, 192], 3),
};
