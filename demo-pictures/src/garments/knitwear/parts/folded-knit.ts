import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import type { Drawing } from '../../../model/cut';
import type { Form } from '../../../model/form';
import { points, type Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';

const FRONT =
  'M226 478 C227 450 238 436 262 429 C298 419 328 409 352 398 C372 458 410 484 450 484 C490 484 528 458 548 398 C574 410 606 420 640 430 C664 437 674 450 675 476 C680 610 682 770 679 900 C678 922 667 933 646 935 C520 944 380 944 256 936 C235 934 224 923 223 900 C219 770 220 610 226 478 Z';

// The layers under it, each with a fold of its own at the bottom.
const LAYERS = [
  'M230 480 L670 480 C686 640 690 820 686 940 C685 960 674 970 654 972 C520 981 380 981 250 974 C230 972 219 962 217 940 C212 820 214 640 230 480 Z',
  'M228 480 L672 480 C684 640 687 800 683 920 C682 942 671 951 650 953 C520 963 380 963 254 955 C232 953 221 943 220 921 C215 800 216 640 228 480 Z',
];

const BAND =
  'M346 392 C356 462 401 501 450 501 C499 501 544 462 554 392 L541 382 C528 441 494 462 450 462 C406 462 372 441 359 382 Z';

const BAND_MIDDLE: Path = points(
  '294 298, 351 384, 375 439, 408 470, 450 480, 492 470, 525 439, 549 384, 606 298',
);

const COLLAR =
  'M349 324 C336 366 328 408 323 452 C362 480 408 491 453 491 C499 491 544 478 579 449 C574 408 566 366 553 324 C515 340 388 340 349 324 Z';

/** A sweater folded in three on a table's edge: front uppermost, sleeves behind it, its layers showing below. */
export function foldedKnit(options: {
  cloth: Cloth;
  rib: Cloth;
  inside: Cloth;
  /** A collar that is rolled, instead of a band round the neck. */
  rolled?: boolean;
}): Drawing {
  const { cloth, rib, inside, rolled = false } = options;
  const slab = (outline: Path, base: number): Form => ({
    outline,
    depth: 46,
    reach: 44,
    base,
    yields: 0.25,
    crumple: [
      { size: 130, depth: 4, crease: 0 },
      { size: 50, depth: 1.1, crease: 0 },
    ],
  });
  const top: Form = {
    ...slab(FRONT, 52),
    folds: [
      foldAlong('300 470, 340 560, 330 690', 40, 5, 0, [0.4, 0.5], { crisp: 0 }),
      foldAlong('600 500, 570 620, 590 760', 42, 5, 0.3, [0.4, 0.5], { crisp: 0 }),
      foldAlong('250 860, 400 876, 640 862', 38, 4, 0, [0.3, 0.3], { crisp: 0 }),
      foldAlong('420 640, 470 740, 452 850', 46, 3.6, 0, [0.5, 0.5], { crisp: 0 }),
    ],
  };
  const hollow: Form = {
    outline: 'M320 311 L580 311 L619 610 L281 610 Z',
    depth: -14,
    base: 60,
    reach: 80,
    yields: 0,
  };
  const neck: Piece[] = rolled
    ? [
        {
          form: { ...hollow, base: 90 },
          outline: 'M349 324 C390 306 510 306 553 324 L546 345 L356 345 Z',
          cloth: rib,
          dim: 0.6,
          origin: [450, 300],
        },
        {
          form: {
            outline:
              'M349 272 L349 324 C336 366 328 408 323 452 L312 558 L588 558 L579 449 C574 408 566 366 553 324 L553 272 Z',
            depth: 34,
            reach: 60,
            base: 92,
            yields: 0.4,
            folds: [foldAlong('333 397, 411 434, 541 415', 17, -3.4, 0, [0.4, 0.4], { crisp: 0 })],
            crumple: [{ size: 60, depth: 2, crease: 0 }],
          },
          outline: COLLAR,
          cloth: rib,
          edge: [6, 8],
          origin: [450, 300],
        },
      ]
    : [
        {
          form: top,
          outline: BAND,
          cloth: rib,
          lift: 2,
          edge: [6, 8],
          flow: { along: BAND_MIDDLE, across: true },
          folds: [foldAlong(BAND_MIDDLE, 28, 6, 0, [0, 0], { crisp: 0 })],
        },
      ];
  return {
    stance: 'stands',
    floor: 976,
    pieces: [
      {
        form: hollow,
        outline: 'M351 395 C398 371 502 371 549 395 L554 506 L346 506 Z',
        cloth: inside,
        dim: 0.62,
        origin: [450, 300],
      },
      {
        form: hollow,
        outline: 'M349 395 C385 361 515 361 551 395 L544 418 C502 405 398 405 356 418 Z',
        cloth: rib,
        dim: 0.8,
        lift: 3,
        edge: [4, 6],
        flow: { along: points('255 397, 349 387, 450 376, 551 387, 645 397'), across: true },
      },
      ...LAYERS.map((outline, i): Piece => ({
        form: slab(outline, i * 26),
        outline,
        cloth,
        edge: [6, 10],
        origin: [450, 300],
      })),
      { form: top, outline: FRONT, cloth, edge: [6, 10], origin: [450, 300] },
      ...neck,
    ],
  };
}
