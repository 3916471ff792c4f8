import { satin } from '../../materials/silks/satin';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { flutes, gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import type { Path } from '../../geometry/path';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L395 60 L397 150 C394 206 376 262 340 306 C330 318 322 326 318 336 C314 372 330 414 340 452 C346 480 344 500 342 514 C332 556 306 596 298 650 C288 740 268 860 244 976 L222 1190 L450 1190';

const FRONT =
  'M406 140 C434 152 466 152 494 140 C502 206 528 264 560 304 C572 316 580 328 582 336 L640 520 L700 1058 C600 1084 520 1074 450 1082 C380 1076 300 1086 200 1056 L260 520 L318 336 C322 326 330 316 340 304 C374 262 398 206 406 140 Z';

export const halterDress: Cut = {
  detail: { x: 346, y: 122, width: 210, height: 280 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(satin);
    const within = clothOf(satin, scaled(colour, 0.7));
    const hem: Path = 'M240 1062 C320 1080 390 1076 450 1082 C520 1074 600 1080 660 1062';
    const soft = { taper: [0.03, 0.6] as const, crisp: 0.1, opens: 1.7 };
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 172,
      reach: 150,
      yields: 0.8,
      folds: [
        // From the neck the cloth falls in a fan over the bust.
        fold('M416 150 C404 220 376 280 352 340', 10, 7, { ...soft, lean: -0.5 }),
        fold('M426 152 C420 240 402 310 384 390', 11, 8, soft),
        fold('M440 154 C440 250 428 330 424 420', 12, 7, soft),
        fold('M456 154 C464 240 468 300 470 350', 11, 6, { ...soft, lean: -0.3 }),
        fold('M470 152 C484 240 500 320 508 400', 12, 8, soft),
        fold('M484 150 C498 220 522 276 546 330', 10, 7, { ...soft, lean: 0.5 }),
        ...gathers({
          along: 'M410 150 L490 150',
          toward: [0, 70],
          fan: 16,
          count: 9,
          width: 5,
          depth: 2.6,
          random,
        }),
        fold('M342 486 C366 512 396 524 430 522', 15, 3.4, { taper: [0.25, 0.7] }),
        fold('M559 470 C536 500 508 516 474 520', 15, 3.2, { taper: [0.25, 0.7] }),
        ...flutes({
          from: 'M316 610 L450 580 L586 610',
          to: hem,
          count: 6,
          width: 30,
          depth: 19,
          opens: 1.8,
          starts: [0, 0.55],
          random,
        }),
        fold('M352 510 C386 600 390 720 372 840', 30, 10, { lean: -0.3 }),
        fold('M424 520 C450 640 460 760 452 860', 30, 8),
        fold('M548 520 C524 620 530 720 548 800', 28, 9, { lean: 0.4 }),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0.1, tall: 2.4 },
        { size: 46, depth: 1.5, crease: 0.15, tall: 2 },
        { size: 17, depth: 0.25, crease: 0.2 },
      ],
    };
    const neckband =
      'M402 124 C430 138 470 138 498 124 C501 134 501 146 498 156 C470 168 430 168 402 156 C399 146 399 134 402 124 Z';
    return {
      pieces: [
        inside('M407 125 C426 113 474 113 493 125 L488 148 L412 148 Z', within, {
          base: 60,
          dim: 0.55,
        }),
        backHem('M262 1036 L640 1036 L650 1060 C560 1092 340 1096 250 1062 Z', within, random),
        {
          form: body,
          outline: FRONT,
          cloth,
          within: true,
          edge: [2, 4],
          folds: bust(340, 62, 66, 13),
          grain: 12,
          seams: [
            {
              along: 'M406 150 C398 206 374 262 340 304 L318 336',
              pucker: 0.6,
              spread: 9,
              ripple: 9,
            },
            {
              along: 'M494 150 C502 206 526 262 560 304 L582 336',
              pucker: 0.6,
              spread: 9,
              ripple: 9,
            },
            {
              along: 'M230 1046 C320 1068 390 1064 450 1070 C520 1062 600 1068 670 1046',
              groove: [0.5, 1.6],
              pucker: 0.7,
            },
          ],
        },
        {
          form: body,
          outline: neckband,
          cloth,
          grain: 90,
          lift: 4,
          edge: [4, 7],
          yields: false,
          folds: [
            fold('M402 136 C430 150 470 150 498 138', 7, 2.6, { taper: [0.1, 0.3] }),
            fold('M400 150 C430 160 466 162 498 148', 6, 2, { taper: [0.3, 0.1] }),
          ],
        },
      ],
    };
  },
};
