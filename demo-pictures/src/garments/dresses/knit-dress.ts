import { ribbed } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, sleeveFolds, whole } from './parts/dress-parts';
import { breaks, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L408 60 L404 150 C378 160 352 168 336 180 C316 192 304 230 296 290 C286 380 274 460 262 540 L244 660 L302 668 C310 590 322 470 338 352 C340 400 352 430 357 468 C350 510 328 550 320 600 C312 700 318 830 326 940 L330 1084 L336 1190 L450 1190';

const ARMHOLE: Path = 'M336 180 C350 220 352 290 338 352';

/** Half the body's width at a height: the ribs close in at the waist and open over the hip. */
function half(y: number): number {
  const bust = 14 * Math.exp(-(((y - 320) / 90) ** 2));
  const waist = 22 * Math.exp(-(((y - 470) / 80) ** 2));
  const hip = 14 * Math.exp(-(((y - 620) / 140) ** 2));
  return 118 + bust - waist + hip;
}

const follows = (x: number, y: number): Point => [450 + ((x - 450) * 126) / half(y), y];

export const knitDress: Cut = {
  detail: { x: 336, y: 118, width: 216, height: 288 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf((dye) => ribbed(dye, { gauge: 1.9 }));
    const within = clothOf(ribbed, scaled(colour, 0.6));
    const band = ribbed(colour, { gauge: 1.6 });
    const body: Form = {
      outline: whole(HALF, 4, 9),
      depth: 182,
      reach: 100,
      yields: 0.5,
      folds: [
        fold('M356 478 C380 500 412 508 446 504', 16, 4.6, { taper: [0.05, 0.7], crisp: 0 }),
        fold('M544 462 C520 486 490 494 460 492', 17, 5, { taper: [0.05, 0.7], crisp: 0 }),
        fold('M356 452 C376 466 400 470 424 468', 14, 3.6, { taper: [0.05, 0.7], crisp: 0 }),
        fold('M545 436 C526 450 504 454 482 450', 13, 3, { taper: [0.05, 0.7], crisp: 0 }),
        ...breaks({
          at: [450, 800],
          across: 250,
          height: 130,
          count: 3,
          width: 22,
          depth: 4,
          slant: 40,
          crisp: 0,
          random,
        }),
        ...rays(
          {
            from: [344, 356],
            angle: 34,
            fan: 40,
            length: 100,
            count: 3,
            width: 17,
            depth: 5,
            crisp: 0,
            random,
          },
          { from: [556, 356], angle: 148 },
        ),
        fold('M344 640 C372 760 380 900 366 1084', 30, 9, {
          lean: -0.4,
          taper: [0.6, 0],
          crisp: 0,
        }),
        fold('M556 620 C530 760 520 900 530 1084', 30, 9, { taper: [0.6, 0], crisp: 0 }),
        fold('M452 700 C440 820 456 960 450 1084', 28, 6, { taper: [0.7, 0], crisp: 0 }),
        ...sleeveFolds(
          (path) => path,
          { armpit: [336, 358], elbow: [284, 478], wrist: [274, 640], across: 66 },
          1.2,
          random,
          0,
        ),
        ...sleeveFolds(
          mirror,
          { armpit: [336, 358], elbow: [286, 490], wrist: [275, 644], across: 64 },
          1.1,
          random,
          0,
        ),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0, tall: 1.6 },
        { size: 44, depth: 1.3, crease: 0 },
      ],
    };
    const arm = (turn: (path: Path) => Path): Piece[] => [
      {
        form: body,
        outline: turn(
          'M336 100 L336 180 C350 220 352 290 339 356 L346 420 L330 652 C300 664 262 664 220 648 L160 500 L240 180 Z',
        ),
        cloth,
        within: true,
        flow: { along: turn('M330 130 C316 230 300 360 286 480 L270 720') },
        seams: [
          { along: turn(ARMHOLE), groove: [1, 2.4], pucker: 0.5, spread: 12 },
          { along: turn('M230 610 C262 620 284 622 316 616'), groove: [0.6, 2], pucker: 0.5 },
        ],
      },
    ];
    const collar =
      'M402 140 C404 128 408 122 414 118 C438 128 462 128 486 118 C492 122 496 128 498 140 L499 162 C480 182 420 182 401 162 Z';
    return {
      pieces: [
        inside('M410 122 C430 108 470 108 490 122 L488 160 L412 160 Z', within, {
          base: 96,
          dim: 0.7,
          grain: 0,
        }),
        backHem('M344 1050 L556 1050 L560 1078 C530 1096 370 1096 340 1080 Z', within, random, {
          count: 2,
          width: 26,
          depth: 5,
        }),
        ...arm((path) => path),
        ...arm(mirror),
        {
          form: body,
          outline:
            'M404 140 L336 90 L336 180 C350 220 352 290 338 352 L340 470 L322 560 L311 620 L309 675 L280 760 L280 1078 C340 1090 400 1094 450 1092 C500 1094 560 1088 620 1076 L620 760 L591 675 L589 620 L578 560 L560 470 L562 352 C548 290 550 220 564 180 L564 90 L496 140 L498 160 C480 178 420 178 402 160 Z',
          cloth,
          within: true,
          follows,
          edge: [3, 5],
          folds: bust(334, 56, 62, 9),
          seams: [
            { along: 'M320 1060 C370 1070 530 1070 580 1058', groove: [0.4, 1.6], pucker: 0.6 },
          ],
        },
        {
          form: body,
          outline: collar,
          cloth: band,
          lift: 3,
          edge: [4, 6],
          seams: [{ along: 'M400 160 C420 179 480 179 500 160', groove: [1, 2.4], pucker: 0.6 }],
          folds: [
            fold('M404 136 C430 150 470 150 496 138', 10, 3, { taper: [0.1, 0.1], crisp: 0 }),
          ],
        },
      ],
    };
  },
};
