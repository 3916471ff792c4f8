import { crepe } from '../../materials/wovens/fine';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, sleeveFolds, whole } from './parts/dress-parts';
import { flutes, gathers, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

// Body and sleeves are one silhouette, so that the shoulders run into the arms.
const HALF =
  'M450 60 L398 60 L396 132 C366 144 336 158 318 172 C292 188 276 236 264 300 C250 388 234 476 218 560 L202 640 L268 652 C280 570 300 466 323 358 C326 404 342 440 351 478 C340 520 314 562 303 624 C292 720 268 860 246 1000 L234 1190 L450 1190';

const LEFT_ARM: Path = 'M318 172 C332 216 336 290 323 358';
const HEM: Path = 'M244 1052 C300 1068 380 1072 450 1070 C520 1068 600 1072 660 1050';

export const wrapDress: Cut = {
  detail: { x: 318, y: 300, width: 216, height: 288 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(crepe);
    const within = clothOf(crepe, scaled(colour, 0.75));
    const lining = plain(scaled(colour, 0.72));
    const body: Form = {
      outline: whole(HALF, 4, 9),
      depth: 180,
      reach: 95,
      yields: 0.75,
      folds: [
        // From the knot up over the bust, each a little steeper than the one below.
        fold('M356 478 C420 450 500 420 566 372', 17, 7, { lean: -0.5, taper: [0.05, 0.7] }),
        fold('M352 470 C410 430 480 380 548 300', 19, 9, { lean: -0.5, taper: [0.06, 0.75] }),
        fold('M350 462 C396 414 450 350 512 246', 16, 6, { lean: -0.4, taper: [0.06, 0.8] }),
        fold('M352 460 C366 420 372 380 366 330', 16, 7, { taper: [0.05, 0.7] }),
        fold('M566 474 C540 452 512 440 470 432', 15, 5, { taper: [0.05, 0.7] }),
        // And down into the skirt.
        fold('M340 520 C318 660 300 800 284 960', 26, 14, {
          lean: -0.5,
          taper: [0.2, 0.3],
          opens: 1.6,
        }),
        fold('M356 506 C384 600 392 720 386 860', 24, 13, { taper: [0.08, 0.6], opens: 1.6 }),
        fold('M362 504 C430 580 486 690 520 850', 24, 13, { taper: [0.08, 0.7], opens: 1.6 }),
        fold('M368 502 C450 548 540 620 590 760', 20, 10, { taper: [0.08, 0.7], opens: 1.5 }),
        fold('M548 506 C552 580 560 660 576 740', 20, 7, { taper: [0.1, 0.7], opens: 1.5 }),
        ...gathers({
          along: 'M376 502 L548 502',
          toward: [0, 130],
          fan: 30,
          count: 9,
          width: 10,
          depth: 3.6,
          random,
        }),
        ...flutes({
          from: 'M330 620 L450 600 L572 620',
          to: HEM,
          count: 7,
          width: 27,
          depth: 20,
          opens: 1.7,
          starts: [0.1, 0.5],
          random,
        }),
        ...sleeveFolds(
          (path) => path,
          { armpit: [320, 360], elbow: [256, 474], wrist: [240, 616], across: 76 },
          1.1,
          random,
        ),
        ...sleeveFolds(
          mirror,
          { armpit: [320, 360], elbow: [258, 488], wrist: [242, 620], across: 74 },
          1,
          random,
        ),
        fold('M330 190 C304 230 284 330 268 440', 18, 7),
        fold('M572 190 C596 240 614 330 626 420', 18, 7),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0.1, tall: 2 },
        { size: 42, depth: 1.4, crease: 0.15, tall: 1.6 },
        { size: 16, depth: 0.25, crease: 0.2 },
      ],
    };
    const tail = (outline: Path, along: Path): Piece => ({
      form: body,
      outline,
      cloth,
      lift: 7,
      edge: [2.5, 4],
      folds: [fold(along, 9, 4, { taper: [0, 0.3] })],
      yields: false,
    });
    const cuff = (turn: (path: Path) => Path, side: -1 | 1): Piece[] => [
      {
        form: body,
        outline: turn(
          'M318 100 L318 172 C332 216 336 290 324 362 L334 420 L300 620 C264 636 224 632 180 612 L120 500 L180 200 Z',
        ),
        cloth,
        within: true,
        grain: 8 * side,
        seams: [
          { along: turn(LEFT_ARM), groove: [1.4, 3], pucker: 0.9, spread: 16 },
          { along: turn('M196 606 C224 619 250 622 280 612'), groove: [0.5, 1.6], pucker: 0.7 },
        ],
      },
    ];
    return {
      pieces: [
        inside('M392 132 C420 135 480 135 508 132 L560 300 L470 470 L400 470 L350 300 Z', within, {
          base: 96,
          dim: 0.85,
          seams: [{ along: 'M388 142 C424 147 476 147 512 142', groove: [0.8, 2], pucker: 0.5 }],
        }),
        backHem('M270 1030 L632 1030 L646 1056 C560 1094 340 1096 258 1058 Z', within, random),
        ...cuff((path) => path, 1),
        ...cuff(mirror, -1),
        {
          form: body,
          outline:
            'M326 440 C332 310 352 230 384 176 L400 160 C420 250 440 330 452 410 C466 330 484 240 500 160 L516 176 C548 230 568 310 574 440 L596 566 L614 640 L640 860 C500 880 400 880 262 860 L286 640 L304 566 Z',
          cloth: lining,
          within: true,
          lift: -3,
        },
        {
          form: body,
          outline:
            'M396 132 L318 100 L318 172 C332 216 336 290 322 358 L326 466 L304 566 L286 640 L270 700 L200 780 L200 1046 C300 1068 400 1072 470 1070 L480 440 C450 360 420 240 396 132 Z',
          cloth,
          within: true,
          seams: [{ along: 'M396 132 C420 240 450 360 480 440', pucker: 0.7, spread: 12 }],
        },
        {
          form: body,
          outline:
            'M504 132 L582 100 L582 172 C568 216 564 290 578 358 L574 466 L596 566 L614 640 L630 700 L700 780 L700 1046 C600 1072 520 1070 420 1072 C404 1040 398 1000 396 960 C388 800 372 640 350 490 C420 420 470 280 504 132 Z',
          cloth,
          within: true,
          lift: 3,
          edge: [3, 4],
          folds: bust(326, 60, 62, 9),
          seams: [
            { along: 'M504 132 C470 280 420 420 350 490', pucker: 1, spread: 14 },
            { along: 'M350 490 C372 640 388 800 396 960 C398 1000 404 1040 420 1072', pucker: 0.9 },
            { along: 'M410 1058 C500 1060 600 1058 690 1034', groove: [0.5, 1.6], pucker: 0.8 },
          ],
        },
        {
          form: body,
          outline: 'M330 462 C380 480 520 480 570 460 L572 494 C520 514 380 514 330 498 Z',
          cloth,
          within: true,
          grain: 88,
          lift: 5,
          edge: [4, 6],
          folds: [
            fold('M340 478 C400 490 500 490 572 472', 7, 3, { taper: [0.1, 0.2] }),
            fold('M340 490 C420 503 520 500 572 486', 8, 3.4, { lean: -0.4, taper: [0.1, 0.2] }),
            ...rays({
              from: [352, 492],
              angle: 2,
              fan: 22,
              length: 110,
              count: 4,
              width: 6,
              depth: 2,
              random,
            }),
          ],
        },
        tail(
          'M352 492 C344 560 338 640 322 728 L356 740 C366 660 368 580 370 498 Z',
          'M360 496 C356 580 350 660 340 730',
        ),
        tail(
          'M356 492 C372 560 382 620 392 676 L422 664 C408 600 388 540 374 490 Z',
          'M362 494 C378 560 394 620 406 668',
        ),
        {
          form: body,
          lift: 9,
          edge: [8, 13],
          outline:
            'M349 464 C358 460 368 460 375 463 C381 478 379 498 376 513 C367 518 357 518 350 515 C344 500 344 480 349 464 Z',
          cloth,
          grain: 60,
          yields: false,
          folds: [
            fold('M346 474 C356 484 366 500 376 512', 6, 4, { crisp: 0.5, taper: [0, 0.1] }),
            fold('M356 462 C364 474 372 488 379 498', 5, 3.4, { crisp: 0.5, taper: [0, 0.2] }),
            fold('M345 492 C350 502 356 510 362 517', 5, 3, { crisp: 0.5, taper: [0, 0.2] }),
          ],
        },
      ],
    };
  },
};
