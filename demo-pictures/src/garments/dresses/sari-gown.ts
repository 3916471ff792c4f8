import { satin } from '../../materials/silks/satin';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { flutes } from '../../model/fold-families';
import type { Form } from '../../model/form';
import type { Path } from '../../geometry/path';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L374 60 L371 136 C358 142 346 148 338 154 C348 190 350 232 338 280 C330 292 326 304 327 320 C331 372 348 410 352 446 C342 490 322 530 312 580 C302 650 300 760 290 860 C282 940 268 1010 254 1078 L240 1190 L450 1190';

/** The free edge, from the shoulder across the bust to under the other arm. */
const NECK: Path = 'M536 136 C520 186 474 232 420 258 C386 274 356 282 330 286';

export const sariGown: Cut = {
  detail: { x: 336, y: 132, width: 231, height: 308 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(satin);
    const within = clothOf(satin, scaled(colour, 0.7));
    const soft = { taper: [0.04, 0.55] as const, crisp: 0.15, opens: 1.9 };
    const tucked = { taper: [0.26, 0] as const, opens: 2.6, crisp: 0.3, lean: -0.6 };
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 168,
      reach: 135,
      yields: 0.7,
      folds: [
        // The length is pleated on the shoulder and opens over the bust to the hip.
        fold('M536 150 C500 226 440 280 348 318', 11, 7, { ...soft, lean: -0.5 }),
        fold('M540 152 C508 250 446 316 352 362', 12, 8, soft),
        fold('M545 154 C520 270 452 352 356 410', 12, 9, soft),
        fold('M550 156 C532 292 466 386 354 456', 12, 9, { ...soft, lean: -0.3 }),
        fold('M556 158 C546 310 490 418 366 504', 12, 8, soft),
        fold('M560 162 C560 320 524 440 420 540', 11, 7, { ...soft, lean: 0.5 }),
        // Pleats tucked in at the waist fall to the hem.
        fold('M398 484 C386 680 370 880 352 1090', 14, 12, tucked),
        fold('M412 486 C408 690 400 880 392 1090', 14, 12, tucked),
        fold('M427 488 C428 700 430 880 432 1090', 14, 12, tucked),
        fold('M442 488 C450 700 462 880 474 1090', 14, 11, tucked),
        ...flutes({
          from: 'M500 620 L560 610 L596 640',
          to: 'M520 1086 L580 1080 L640 1066',
          count: 2,
          width: 28,
          depth: 16,
          opens: 1.6,
          starts: [0.1, 0.5],
          random,
        }),
        fold('M326 560 C316 680 306 840 286 1084', 26, 13, {
          lean: -0.5,
          taper: [0.5, 0],
          opens: 1.5,
        }),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0.1, tall: 2.4 },
        { size: 46, depth: 1.3, crease: 0.15, tall: 1.8 },
      ],
    };
    const pallu: Form = {
      outline: 'M520 90 L590 90 C640 240 668 420 676 620 L688 900 L520 900 L520 90 Z',
      depth: 60,
      reach: 70,
      yields: 0.8,
      folds: [
        fold('M560 150 C596 320 616 520 622 800', 15, 8, {
          taper: [0.05, 0],
          opens: 1.8,
          crisp: 0.2,
        }),
        fold('M572 150 C620 320 644 520 652 800', 15, 8, {
          taper: [0.05, 0],
          opens: 1.8,
          crisp: 0.2,
          lean: -0.4,
        }),
      ],
      crumple: [{ size: 60, depth: 2, crease: 0.2, tall: 2.4 }],
    };
    return {
      pieces: [
        {
          form: pallu,
          outline:
            'M526 138 C548 132 566 140 574 152 C628 300 656 460 668 620 L676 790 C640 806 590 806 540 794 L536 400 Z',
          cloth,
          edge: [1.6, 3],
          seams: [{ along: 'M540 780 C590 792 640 792 676 776', groove: [0.5, 1.6], pucker: 0.8 }],
        },
        inside('M330 292 C400 300 470 290 520 250 L560 300 L560 380 L340 380 Z', within, {
          base: 40,
        }),
        backHem('M276 1044 L622 1044 L632 1070 C560 1100 340 1102 264 1074 Z', within, random, {
          count: 6,
        }),
        {
          form: body,
          outline:
            'M536 136 C520 186 474 232 420 258 C386 274 356 282 330 286 L310 320 L230 560 L200 1062 C320 1084 390 1090 450 1088 C520 1090 590 1082 700 1062 L670 560 L590 320 L572 280 C552 232 552 190 568 154 Z',
          cloth,
          within: true,
          edge: [2.6, 5],
          grain: 24,
          folds: bust(330, 56, 62, 10),
          seams: [
            { along: NECK, pucker: 0.7, spread: 12 },
            { along: 'M562 154 C552 190 550 232 564 284', pucker: 0.5, spread: 8 },
            {
              along: 'M230 1050 C320 1070 390 1076 450 1074 C520 1076 590 1068 670 1050',
              groove: [0.4, 1.6],
              pucker: 0.8,
            },
          ],
        },
      ],
    };
  },
};
