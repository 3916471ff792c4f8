import { satin } from '../../materials/silks/satin';
import { worsted } from '../../materials/wovens/suiting';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { jacketBody, jacketSleeves } from './parts/jacket-block';
import { quad, mirror, points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import {
  MIDDLE,
  fallOf,
  flapPocket,
  horn,
  insideNeck,
  roll,
  sewnButton,
  tailored,
} from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

// One unit is a millimetre: 75 cm long, 43 cm across the shoulders. The body runs on under the sleeves' heads.
const LEFT_FRONT =
  'M384 152 C340 172 288 188 236 205 C252 262 262 330 258 424 L240 446 C254 500 264 540 262 575 C258 650 246 730 240 800 C237 830 236 856 235 880 C290 892 350 892 396 886 C446 866 468 800 468 700 L468 552 L452 548 C430 440 408 330 396 226 Z';

const RIGHT_FRONT =
  'M516 152 C560 172 612 188 664 205 C648 262 638 330 642 424 L660 446 C646 500 636 540 638 575 C642 650 654 730 660 800 C663 830 664 856 665 882 C610 894 552 894 506 888 C452 868 431 800 431 700 L431 556 L448 548 C470 440 492 330 504 226 Z';

const LAPEL =
  'M399 222 L348 262 L311 278 C318 340 376 466 440 546 L453 548 C440 440 420 330 399 222 Z';
const BREAK: Path = points('397 222, 414 330, 432 440, 449 546');
const COLLAR =
  'M450 126 C424 126 402 130 390 138 C368 150 352 186 330 236 L346 263 L400 224 C396 196 398 172 412 156 C424 147 438 144 450 144 C462 144 476 147 488 156 C502 172 504 196 500 224 L554 263 L570 236 C548 186 532 150 510 138 C498 130 476 126 450 126 Z';

function draw({ colour, cloth: clothOf, random }: CutContext): Drawing {
  const cloth = tailored(clothOf(worsted), colour);
  const under = tailored(clothOf(worsted, scaled(colour, 0.95)), colour);
  const lining = satin(mix(scaled(colour, 0.5), linear('#3a332c'), 0.4), 9);
  const buttons = horn(colour);
  const { crisp, strength } = fallOf(cloth);

  const body = jacketBody(cloth, random, [
    ...rays(
      {
        from: [452, 566],
        angle: 176,
        fan: 44,
        length: 130,
        count: 3,
        width: 22,
        depth: 4.2 * strength,
        start: 24,
        crisp,
        random,
      },
      { angle: 6, fan: 40, length: 120, count: 2, depth: 4 * strength },
    ),
  ]);
  const arms = jacketSleeves(body, cloth, random);

  const tail: Form = {
    outline: 'M220 780 L680 780 L686 1010 L214 1010 Z',
    depth: -16,
    base: 66,
    reach: 200,
    yields: 0,
  };
  const flaps = flapPocket(body, quad('278 690, 392 700, 394 750, 275 742'), cloth);
  const otherFlaps = flapPocket(body, quad('508 700, 622 690, 626 742, 506 750'), cloth);
  const dart = (turn: (path: Path) => Path) => ({
    along: turn(points('352 440, 344 560, 336 692')),
    groove: [0.9, 1.8] as const,
    pucker: 0.35,
    spread: 12,
  });
  const panel = (turn: (path: Path) => Path) => ({
    along: turn(points('272 430, 290 560, 280 690')),
    groove: [0.9, 1.8] as const,
    pucker: 0.4,
    spread: 12,
  });
  const same = (path: Path) => path;
  const flip = (path: Path) => mirror(path);
  const lapel = (turn: (path: Path) => Path, lift: number, side: number): Piece => ({
    form: body,
    outline: turn(LAPEL),
    cloth: under,
    lift,
    edge: [3, 4.5],
    grain: -16 * side,
    folds: [roll(turn(BREAK), 30, 5, 0.3 * side)],
  });

  const drawing: Drawing = {
    pieces: [
      ...insideNeck({ bottom: 560, half: 62, top: 130, stand: 44, lining, collar: under }),
      {
        form: tail,
        outline: 'M262 760 L638 760 L652 868 C560 880 340 880 248 866 Z',
        cloth: lining,
        dim: 0.6,
      },
      {
        form: body,
        outline: LEFT_FRONT,
        cloth,
        origin: MIDDLE,
        edge: [3, 4],
        seams: [dart(same), panel(same)],
      },
      ...flaps,
      lapel(same, 2, 1),
      {
        form: body,
        outline: RIGHT_FRONT,
        cloth,
        origin: MIDDLE,
        lift: 2,
        edge: [3, 4],
        seams: [dart(flip), panel(flip)],
      },
      ...otherFlaps,
      {
        form: body,
        outline: 'M524 404 L604 388 L607 411 L527 428 Z',
        cloth,
        origin: MIDDLE,
        lift: 2.4,
        edge: [2.4, 2.4],
        seams: [{ along: 'M526 427 L606 410', groove: [1, 2], pucker: 0.6, spread: 12 }],
      },
      lapel(flip, 4, -1),
      {
        form: body,
        outline: COLLAR,
        cloth: under,
        grain: 90,
        lift: 4,
        edge: [3.2, 5],
        folds: [
          roll(points('398 226, 398 180, 416 150, 450 138, 484 150, 502 180, 502 226'), 26, 9),
        ],
      },
      ...arms.flatMap(({ form, piece, at }) => [
        piece,
        ...[800, 782, 764].flatMap((y) => sewnButton(at([264, y]), 7.5, form, buttons)),
      ]),
      ...[568, 676].flatMap((y) => sewnButton([450, y], 11, body, buttons)),
    ],
  };
  return enlarge(drawing, 1.13);
}

export const singleBlazer: Cut = { detail: { x: 300, y: 200, width: 270, height: 360 }, draw };
