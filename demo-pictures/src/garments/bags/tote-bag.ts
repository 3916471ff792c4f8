import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { rays } from '../../model/fold-families';
import { foldAlong, type Fold } from '../../model/fold';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { band, mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { inset, painted, patch, sewn, strap, waxedThread } from '../trims/saddlery';
import { linear, mix, scaled } from '../../model/linear-colour';

// 35 cm wide, 30 high, 15 deep; 1.6 units a millimetre.
const STIFF = {
  front:
    'M172 506 C300 515 600 516 728 505 C722 640 710 800 699 930 C697 952 687 961 664 962 C540 966 360 966 236 962 C213 961 203 952 201 930 C190 800 178 640 172 506 Z',
  back: 'M170 507 C176 488 208 481 260 479 C380 474 540 474 650 479 C694 481 724 488 730 506 C600 524 300 524 170 507 Z',
  sides:
    'M170 507 L730 506 C738 640 730 800 716 946 L700 962 L200 962 L184 946 C170 800 162 640 170 507 Z',
};

const SOFT = {
  front:
    'M158 492 C214 508 268 524 330 528 C410 544 500 545 572 527 C640 520 694 506 744 488 C738 560 736 640 742 730 C747 800 744 880 730 930 C722 954 700 962 668 963 C540 967 360 967 230 963 C198 961 178 950 170 926 C158 872 156 800 160 730 C166 640 164 560 158 492 Z',
  back: 'M156 493 C178 476 226 476 290 484 C380 496 540 496 620 482 C676 474 728 474 746 489 C700 530 620 560 450 560 C290 560 200 530 156 493 Z',
  sides:
    'M156 493 L746 489 C748 600 752 700 754 760 C758 860 750 930 726 962 L178 962 C150 930 144 860 148 760 C150 680 154 600 156 493 Z',
};

const PADDLE =
  'M329 592 C329 566 334 536 336 508 L358 508 C360 536 367 566 367 592 L367 632 C367 648 359 656 348 656 C337 656 329 648 329 632 Z';

export const toteBag: Cut = {
  detail: { x: 160, y: 452, width: 240, height: 320 },
  draw({ colour, cloth: clothOf, random }) {
    const own = clothOf(leather);
    const canvas = own.kind === 'canvas';
    const stiff = own.kind === 'smooth leather';
    const shape = stiff ? STIFF : SOFT;
    const hide = canvas ? linear('#7c4a26') : colour;
    const paint = scaled(hide, 0.32);
    const thread = canvas ? mix(hide, linear('#d8c8a4'), 0.75) : waxedThread(colour);
    const cloth = canvas ? own : painted(own, paint);
    const trim = painted(leather(hide, { grain: 1.4, height: 0.1, roughness: 0.4 }), paint);
    const brass = metal('antique gold', 0.28);
    const lining = stiff
      ? plain(mix(scaled(colour, 0.5), linear('#8d7b60'), 0.55), 1.6)
      : clothOf(leather, scaled(colour, 0.75));

    // Canvas holds itself; soft calf sinks a little under its own weight.
    const limp = canvas ? 0.6 : 1;
    const slump: Fold[] = [
      ...rays({
        from: [326, 560],
        angle: 106,
        fan: 22,
        length: 170,
        count: 2,
        width: 26,
        depth: 4.5 * limp,
        start: 70,
        random,
      }),
      foldAlong('352 650, 392 740, 404 850', 30, 4 * limp, -0.3, [0.4, 0.5]),
      foldAlong('566 640, 520 720, 440 800, 340 850', 38, 6 * limp, 0.35, [0.25, 0.6]),
      foldAlong('598 690, 648 750, 660 830', 28, 4 * limp, -0.3, [0.4, 0.6]),
      foldAlong('166 550, 206 640, 222 770, 204 900', 36, 9 * limp, 0.3, [0.1, 0.5]),
      foldAlong('736 540, 708 630, 692 740, 704 860', 34, 9 * limp, -0.3, [0.1, 0.5]),
      foldAlong('172 912, 250 886, 330 892', 26, 5 * limp, 0.4, [0.1, 0.7]),
      foldAlong('728 880, 660 872, 584 896, 520 900', 26, 5.5 * limp, -0.3, [0.1, 0.6]),
      foldAlong('380 560, 450 584, 530 560', 32, -5 * limp, 0, [0.4, 0.4], { crisp: 0 }),
    ];
    const body: Form = {
      outline: shape.front,
      depth: stiff ? 56 : 74,
      reach: stiff ? 70 : 100,
      base: 34,
      yields: stiff ? 0 : 0.5,
      folds: stiff
        ? [foldAlong('226 700, 330 640, 450 655', 60, 2.4, 0, [0.5, 0.5], { crisp: 0 })]
        : slump,
      crumple: stiff
        ? [
            { size: 250, depth: 5, crease: 0 },
            { size: 60, depth: 0.6, crease: 0 },
          ]
        : [
            { size: 130, depth: 6, crease: 0.1 },
            { size: 46, depth: 1.2, crease: 0.2 },
          ],
    };
    const rim: Path = stiff
      ? points('171 504, 200 489, 280 481, 450 477, 620 481, 700 488, 729 503')
      : points('158 490, 190 480, 300 487, 450 491, 610 484, 700 477, 745 487');
    const hollow: Form = {
      outline: 'M120 400 L780 400 L780 640 L120 640 Z',
      depth: -20,
      base: 40,
      reach: 120,
      yields: 0,
    };
    const wings: Form = { outline: shape.sides, depth: 14, reach: 22, base: 4, yields: 0 };

    const ropes = (front: boolean): Piece => {
      const path: Path = front
        ? points(
            '348 560, 345 480, 349 392, 374 316, 420 276, 470 274, 520 308, 548 384, 555 470, 552 560',
          )
        : points(
            '362 520, 361 420, 368 330, 396 258, 442 226, 488 232, 528 282, 541 360, 541 440, 538 520',
          );
      return tube(path, 21, front ? 62 : 16, trim);
    };
    const loops = (front: boolean): Piece => {
      const path: Path = front
        ? points(
            '330 540, 326 460, 332 370, 364 286, 424 246, 490 248, 544 292, 568 376, 572 460, 570 540',
          )
        : points(
            '348 530, 346 440, 352 340, 386 246, 440 206, 500 212, 544 262, 556 350, 556 440, 554 530',
          );
      return strap({
        along: path,
        width: 33,
        base: front ? 104 : 14,
        cloth: trim,
        thread,
        casts: !front,
      });
    };
    const run = (x: number, y: number, end: number): Piece[] => {
      const line: Path = [
        [x, y],
        [x - 3, (y + end) / 2],
        [x + 2, end],
      ];
      const half = 11;
      const row = { length: 6.2, gap: 2.6, width: 1.8, colour: thread };
      return [
        {
          form: body,
          outline: band(line, 33),
          cloth: trim,
          lift: 1.2,
          edge: [3, 3],
          seams: [
            {
              along: line,
              stitches: [
                { ...row, offset: half },
                { ...row, offset: -half },
              ],
            },
          ],
        },
      ];
    };
    const riveted = ([x, y]: Point): Piece[] => [
      ...run(x, y - 70, y + 56),
      ...stud([x - 1, y + 36], 6.5, body, brass),
      ...stud([x - 2, y - 20], 6.5, body, brass),
    ];
    const handles = stiff
      ? [
          ropes(true),
          ...[PADDLE, mirror(PADDLE)].map((outline) =>
            patch({ form: body, outline, cloth: trim, thread, lift: 1.5 }),
          ),
        ]
      : canvas
        ? [...riveted([330, 600]), ...riveted([570, 598]), loops(true)]
        : [...run(330, 532, 958), ...run(570, 530, 958), loops(true)];

    return {
      stance: 'stands',
      floor: 963,
      pieces: [
        stiff ? ropes(false) : loops(false),
        { form: wings, outline: shape.sides, cloth, dim: 0.75 },
        {
          form: hollow,
          outline: shape.back,
          cloth: lining,
          dim: stiff ? 0.34 : 0.42,
          edge: [4, 5],
        },
        {
          form: hollow,
          outline: band(rim, 9),
          cloth: canvas ? cloth : trim,
          lift: 3,
          edge: [3, 3],
          dim: 0.9,
        },
        {
          form: body,
          outline: shape.front,
          cloth,
          edge: [4, 4],
          seams: stiff
            ? [sewn(inset(shape.front, 10), thread)]
            : [
                {
                  along: canvas
                    ? 'M150 532 C214 548 268 564 330 568 C410 584 500 585 572 567 C640 560 694 546 752 530'
                    : 'M150 506 C214 522 268 538 330 542 C410 558 500 559 572 541 C640 534 694 520 752 504',
                  groove: [0.7, 2.4],
                  pucker: 1,
                  spread: 20,
                  stitches: [{ colour: thread, length: 6, gap: 2.6, width: 1.8 }],
                },
                { along: 'M166 934 C300 944 600 944 734 934', groove: [1.2, 3], pucker: 0.8 },
              ],
        },
        ...handles,
      ],
    };
  },
};
