import { foldAlong } from '../../model/fold';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { dressHanger } from '../display/dress-hanger';
import { drapes, flutes, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { circle, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import { scaled } from '../../model/linear-colour';

// On past the neck and the hem: those are openings, not ends.
const VOLUME =
  'M352 150 L350 252 C344 276 330 294 324 306 C326 352 342 408 345 468 C345 520 318 566 309 630 C302 720 288 830 274 930 C266 990 256 1040 246 1076 L228 1190 L672 1190 L656 1076 C646 1040 636 990 627 930 C614 830 598 720 592 630 C584 566 556 520 556 468 C559 408 574 352 577 306 C571 294 557 276 550 252 L548 150 Z';

const FRONT =
  'M349 248 C345 272 331 294 324 306 C326 352 342 408 345 468 C345 520 318 566 309 630 C302 720 288 830 274 930 C266 990 256 1040 247 1068 C300 1084 340 1070 392 1084 C440 1094 478 1074 530 1086 C580 1092 620 1076 655 1070 C646 1040 636 990 627 930 C614 830 598 720 592 630 C584 566 556 520 556 468 C559 408 574 352 577 306 C571 294 556 272 551 248 C532 300 498 340 452 342 C404 341 368 300 349 248 Z';

/** On a body, or flatter, as it hangs from its straps alone. */
function dress({ colour, cloth: clothOf, random }: CutContext, worn: boolean): Drawing {
  const cloth = clothOf(satin);
  const inside = clothOf(satin, scaled(colour, 0.8));
  const hip: Path =
    'M318 600 C328 595 358 577 380 570 C402 563 427 560 450 560 C473 560 498 563 520 570 C542 577 573 595 584 600';
  const hem: Path =
    'M250 1074 C267 1075 317 1078 350 1080 C383 1082 417 1084 450 1084 C483 1084 516 1082 550 1080 C584 1078 635 1075 652 1074';

  const body: Form = {
    outline: VOLUME,
    depth: worn ? 170 : 120,
    reach: 170,
    folds: [
      ...drapes({
        left: [346, 262],
        right: [554, 262],
        sag: [112, 214],
        widen: -4,
        count: 5,
        width: 20,
        depth: 10,
        random,
      }),
      ...flutes({
        from: hip,
        to: hem,
        count: worn ? 7 : 9,
        width: 27,
        depth: 20,
        opens: 1.8,
        starts: [0, 0.6],
        random,
      }),
      ...rays(
        {
          from: [322, 322],
          angle: 24,
          fan: 34,
          length: 74,
          count: 3,
          width: 13,
          depth: 3,
          crisp: 0.1,
          random,
        },
        { from: [579, 322], angle: 156 },
      ),
      foldAlong('M322 590 C312 700 302 840 284 980', 24, 12, -0.5, [0.5, 0.3], {
        opens: 1.6,
        crisp: 0.1,
      }),
      foldAlong(
        'M350 486 C354 498 370 533 376 560 C382 587 384 617 384 650 C384 683 379 742 378 760',
        30,
        7,
        -0.3,
        [0.4, 0.5],
        { crisp: 0.1 },
      ),
      foldAlong(
        'M372 470 C380 485 408 525 420 560 C432 595 441 640 446 680 C451 720 448 780 448 800',
        32,
        6,
        0.3,
        [0.5, 0.5],
        { crisp: 0.1 },
      ),
      foldAlong(
        'M552 480 C548 493 533 530 528 560 C523 590 523 625 524 660 C525 695 532 752 534 770',
        30,
        7,
        0.4,
        [0.4, 0.5],
        { crisp: 0.1 },
      ),
      foldAlong(
        'M540 540 C543 557 555 607 560 640 C565 673 570 723 572 740',
        22,
        5,
        0.3,
        [0.4, 0.5],
        { crisp: 0.1 },
      ),
    ],
    crumple: [
      { size: 110, depth: 5, crease: 0.1, tall: 2.4 },
      { size: 46, depth: 1.5, crease: 0.15, tall: 2 },
      { size: 17, depth: 0.25, crease: 0.2 },
    ],
    yields: 0.8,
  };

  const neck: Path = 'M349 248 C368 300 404 341 452 342 C498 340 532 300 551 248';
  const seams: Seam[] = [
    { along: neck, pucker: 0.5, spread: 9, ripple: 9 },
    {
      along:
        'M249 1060 C266 1062 316 1069 350 1072 C384 1075 417 1077 450 1077 C483 1077 516 1075 550 1072 C584 1069 635 1062 652 1060',
      groove: [0.5, 1.6],
      pucker: 0.7,
      spread: 14,
    },
  ];

  const back: Form = {
    outline: 'M330 200 L570 200 L580 420 L320 420 Z',
    depth: -40,
    base: 44,
    reach: 90,
    yields: 0,
  };
  const tail: Form = {
    outline: 'M226 900 L674 900 L690 1230 L210 1230 Z',
    depth: -20,
    base: 76,
    reach: 200,
    folds: flutes({
      from: 'M270 960 C330 960 570 960 630 960',
      to: 'M246 1090 C314 1090 586 1090 654 1090',
      count: 8,
      width: 20,
      depth: 13,
      opens: 1.1,
      random,
    }),
  };
  const ring = ([x, y]: Point): Piece => ({
    ...tube(circle(x, y, 6.4), 2.6, 68, metal('gold', 0.28)),
    casts: false,
  });
  const strap = (path: Path, z: number, dim: number): Piece => ({
    ...tube(path, 5.4, z, cloth),
    dim,
    casts: false,
  });
  return {
    pieces: [
      strap(
        'M372 124 C374 132 379 151 382 170 C385 189 387 215 388 240 C389 265 390 305 390 318',
        60,
        0.45,
      ),
      strap(
        'M529 124 C528 132 522 151 520 170 C518 189 516 215 514 240 C512 265 512 305 511 318',
        60,
        0.45,
      ),
      {
        form: back,
        outline: 'M328 296 C360 312 400 320 450 322 C500 320 540 312 574 296 L560 400 L340 400 Z',
        cloth: inside,
        dim: 0.8,
        seams: [
          {
            along: 'M328 304 C360 320 400 328 450 330 C500 328 540 320 574 304',
            groove: [0.6, 1.4],
          },
        ],
      },
      {
        form: tail,
        outline:
          'M262 1030 L640 1030 L649 1066 C610 1084 560 1080 520 1090 C470 1096 440 1086 390 1092 C340 1092 300 1084 254 1066 Z',
        cloth: inside,
        dim: 0.6,
      },
      { form: body, outline: FRONT, cloth, seams, edge: [2.2, 4] },
      strap(
        'M351 254 C352 247 352 226 354 210 C356 194 359 174 362 160 C365 146 370 130 372 124',
        64,
        1,
      ),
      strap(
        'M549 254 C549 247 549 226 547 210 C545 194 542 174 539 160 C536 146 531 130 529 124',
        64,
        1,
      ),
      ring([353, 224]),
      ring([547.6, 227]),
    ],
  };
}

export const slipDress: Cut = {
  detail: { x: 330, y: 232, width: 240, height: 320 },
  draw: (context) => dress(context, true),
  hanger(context) {
    const { pieces } = dress(context, false);
    return { pieces: [...dressHanger([450, 92], [352, 128], [548, 128]), ...pieces] };
  },
};
