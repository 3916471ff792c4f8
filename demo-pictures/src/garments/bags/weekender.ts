import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { band, mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import {
  inset,
  painted,
  patch,
  ring,
  rounded,
  sewn,
  strap,
  waxedThread,
  zip,
} from '../trims/saddlery';
import { linear, mix, scaled } from '../../model/linear-colour';

// 52 cm wide, 32 high, 25 deep; 1.28 units a millimetre.
const FRONT =
  'M122 640 C130 596 160 574 220 566 C340 556 560 556 684 565 C742 573 770 596 779 640 C792 716 794 800 786 880 C782 926 764 950 722 955 C560 962 340 962 180 955 C138 950 118 926 114 880 C106 800 110 716 122 640 Z';
const TOP =
  'M126 640 C134 574 176 536 256 524 C380 512 530 513 648 524 C726 536 766 574 776 640 C640 600 260 600 126 640 Z';
const BASE =
  'M104 850 C240 838 660 838 798 850 C800 900 790 940 770 956 C560 964 340 964 130 956 C110 940 102 900 104 850 Z';
const CORNER =
  'M104 838 C150 842 186 852 206 876 C222 896 226 930 224 958 L130 956 C106 944 100 900 104 838 Z';
const ENDS =
  'M128 630 C106 690 94 780 98 870 C100 930 118 954 150 958 L750 958 C784 954 802 930 804 870 C808 780 796 690 774 630 Z';

export const weekender: Cut = {
  detail: { x: 190, y: 520, width: 240, height: 320 },
  draw({ colour, cloth: clothOf }) {
    const own = clothOf((dye) => leather(dye, { grain: 3.4, height: 0.42, roughness: 0.56 }));
    const canvas = own.kind === 'canvas';
    const hide = canvas ? linear('#6b3d1f') : own.kind === 'suede' ? scaled(colour, 0.7) : colour;
    const paint = scaled(hide, 0.32);
    const thread = canvas ? mix(hide, linear('#c9b48a'), 0.6) : waxedThread(hide);
    const smooth = leather(hide, { grain: 1.4, height: 0.1, roughness: 0.44 });
    const trim = painted(smooth, paint);
    const cloth = canvas ? own : painted(own, scaled(colour, 0.4));
    const tape = plain(scaled(hide, 0.35), 1.4);
    const brass = metal('antique gold', 0.26);

    const ends: Form = { outline: ENDS, depth: 20, reach: 24, base: 8, yields: 0 };
    const roof: Form = {
      outline: TOP,
      depth: 46,
      reach: 80,
      base: 30,
      yields: 0.2,
      crumple: [{ size: 90, depth: 4, crease: 0.1 }],
    };
    const body: Form = {
      outline: FRONT,
      depth: 96,
      reach: 120,
      base: 40,
      yields: 0.4,
      folds: [
        foldAlong('262 590, 286 680, 258 780, 270 850', 36, 7, 0.3, [0.1, 0.6]),
        foldAlong('646 588, 622 690, 640 790', 38, 8, -0.3, [0.1, 0.7]),
        foldAlong('130 640, 170 720, 180 810', 34, 8, 0.4, [0.1, 0.7]),
        foldAlong('772 636, 736 706, 718 800', 34, 9, -0.4, [0.1, 0.7]),
        foldAlong('360 636, 440 668, 530 650', 34, -6, 0, [0.3, 0.4], { crisp: 0 }),
        foldAlong('330 836, 420 812, 520 826', 28, 5, 0.3, [0.3, 0.5]),
        foldAlong('112 820, 160 806, 214 812', 22, 5, 0.3, [0.1, 0.7]),
        foldAlong('790 800, 744 790, 700 804', 22, 5, -0.3, [0.1, 0.7]),
      ],
      crumple: [
        { size: 140, depth: 7, crease: 0.1 },
        { size: 48, depth: 1.4, crease: 0.25 },
      ],
    };

    const run = (x: number, from: number, to: number): Piece => {
      const line: Path = [
        [x, from],
        [x - 3, (from + to) / 2],
        [x + 1, to],
      ];
      const row = { length: 6.2, gap: 2.6, width: 1.8, colour: thread };
      return {
        form: body,
        outline: band(line, 40),
        cloth: trim,
        lift: 1.6,
        edge: [3.4, 3.4],
        seams: [
          {
            along: line,
            stitches: [
              { ...row, offset: 14 },
              { ...row, offset: -14 },
            ],
          },
        ],
      };
    };
    const chape = ([x, y]: Point): Piece[] => {
      const outline = `M${x - 20} ${y} L${x - 19} ${y + 62} C${x - 14} ${y + 78} ${x + 14} ${y + 78} ${x + 19} ${y + 62} L${x + 20} ${y} C${x + 16} ${y - 10} ${x - 16} ${y - 10} ${x - 20} ${y} Z`;
      return [
        tube(rounded(x - 21, y - 26, x + 21, y + 8, 12), 6, 128, brass),
        patch({ form: body, outline, cloth: trim, thread, lift: 4.5, thick: 4 }),
        ...stud([x, y + 46], 6.5, 140, brass),
      ];
    };
    const grip = (front: boolean): Piece[] => {
      const path: Path = front
        ? points(
            '318 600, 312 520, 322 428, 366 356, 436 330, 508 340, 562 392, 584 470, 586 540, 582 600',
          )
        : points('334 560, 330 470, 346 376, 392 308, 454 288, 520 304, 564 366, 574 450, 570 560');
      const wrap: Path = front
        ? points('386 345, 436 330, 490 334')
        : points('404 300, 454 288, 506 296');
      const base = front ? 112 : 20;
      return [tube(path, 22, base, trim), tube(wrap, 30, base + 3, trim)];
    };
    const side = (flip: boolean): Piece[] => {
      const x = flip ? 790 : 110;
      const turn = flip ? -1 : 1;
      return [
        ring([x - turn * 8, 690], 18, 6, 26, brass),
        strap({
          along: [
            [x + turn * 4, 706],
            [x + turn * 8, 740],
            [x + turn * 9, 776],
          ],
          width: 26,
          base: 30,
          cloth: trim,
          thread,
        }),
      ];
    };
    const seam: Path =
      'M106 641 C128 600 160 580 220 573 C340 563 560 563 684 572 C742 580 772 602 795 641';
    const tagOutline =
      'M262 606 C262 598 286 598 286 606 L294 690 C295 702 288 708 274 708 C260 708 253 702 254 690 Z';
    const tag: Form = { outline: tagOutline, depth: 5, reach: 8, base: 116, yields: 0 };
    const feet = [190, 330, 570, 712].flatMap((x) => stud([x, 960], 9, 40, brass));

    return {
      stance: 'stands',
      floor: 965,
      pieces: [
        ...grip(false),
        { form: ends, outline: ENDS, cloth: canvas ? own : cloth, dim: 0.75 },
        ...side(false),
        ...side(true),
        { form: roof, outline: TOP, cloth, dim: 0.92 },
        ...zip(
          roof,
          points('150 590, 200 558, 290 541, 450 535, 610 541, 700 558, 752 590'),
          1,
          tape,
          brass,
        ),
        ...feet,
        {
          form: body,
          outline: FRONT,
          cloth,
          edge: [4, 5],
          seams: [{ along: seam, groove: [2.2, 3], pucker: 0.9, spread: 16 }],
        },
        { form: body, outline: band(seam, 7), cloth: trim, lift: 1, edge: [3, 3.4], within: true },
        ...(canvas
          ? [CORNER, mirror(CORNER)].map((outline) =>
              patch({ form: body, outline, cloth: trim, thread, lift: 1 }),
            )
          : [
              {
                form: body,
                outline: BASE,
                cloth: trim,
                lift: 1.2,
                edge: [3, 3] as const,
                seams: [sewn(inset(BASE, 8), thread)],
              },
            ]),
        run(318, 612, canvas ? 958 : 950),
        run(582, 612, canvas ? 958 : 950),
        ...chape([318, 616]),
        ...chape([582, 616]),
        ...grip(true),
        strap({
          along: points('316 566, 292 566, 277 584, 274 612'),
          width: 9,
          base: 116,
          cloth: trim,
          casts: false,
        }),
        patch({ form: tag, outline: tagOutline, cloth: trim, thread, stitchAt: 6 }),
      ],
    };
  },
};
