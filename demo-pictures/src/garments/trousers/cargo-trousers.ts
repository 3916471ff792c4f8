import { foldAlong } from '../../model/fold';
import { ripstop } from '../../materials/wovens/cotton';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { beltLoop, tonalThread, topstitch } from './parts/jeans-trims';
import { points } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { tabbedBand, tailoredFront } from './parts/tailored-parts';
import { linear, mix, scaled } from '../../model/linear-colour';
import {
  atHeight,
  hemLine,
  MIDDLE,
  outseam,
  volume,
  waistHeight,
  type Block,
  type Side,
} from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 82, hip 108, thigh 70, knee 56, hem 46 cm round; gathered at the ankle in nylon.
function block(gathered: boolean): Block {
  return {
    waist: { half: 140, y: 130, dip: 12, back: 21, height: 36 },
    left: {
      out: points(
        `140 130, 150 178, 173 252, 190 340, 200 450, 209 560, 211 680, 203 800, 194 920, ${gathered ? '190 990, 166 1052, 156 1084' : '186 1010, 186 1080'}`,
      ),
      in: points(
        `4 440, 5 540, 8 680, 13 800, 18 920, ${gathered ? '20 1000, 40 1058, 44 1088' : '22 1010, 22 1088'}`,
      ),
    },
    right: {
      out: points(
        `140 130, 149 178, 171 252, 187 340, 197 450, 205 560, 206 680, 196 800, 186 920, ${gathered ? '184 990, 160 1046, 150 1078' : '180 1010, 176 1074'}`,
      ),
      in: points(
        `4 440, 4 540, 6 680, 9 800, 12 920, ${gathered ? '14 1000, 34 1052, 38 1082' : '14 1010, 13 1082'}`,
      ),
    },
  };
}

export const cargoTrousers: Cut = {
  detail: { x: 224, y: 480, width: 246, height: 328 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(ripstop);
    const shaded = clothOf(ripstop, scaled(colour, 0.86));
    const nylon = cloth.kind === 'nylon';
    const pattern = block(nylon);
    const row = topstitch(tonalThread(colour));
    const cord = plain(mix(scaled(colour, 0.6), linear('#2a2826'), 0.4), 2.2);
    const snap = metal('gunmetal', 0.4);
    const legFolds = legBreaks(pattern, random);
    const ankles = nylon
      ? ([-1, 1] as const).flatMap((side) => [
          ...gathers({
            along: hemLine(pattern, side, 24),
            toward: [0, -96],
            fan: 22,
            count: 9,
            width: 10,
            depth: 6,
            crisp: 0.5,
            random,
          }),
        ])
      : [
          ...legFolds(-1, { y: 1036, height: 90, count: 3, width: 22, depth: 6.4, slant: 40 }),
          ...legFolds(1, { y: 1028, height: 76, count: 3, width: 22, depth: 6, slant: 36 }),
        ];
    const body: Form = {
      outline: volume(pattern),
      depth: 176,
      reach: 88,
      folds: [
        ...lapFolds([450, 428], { length: 96, width: 17, depth: 4.8, random }),
        foldAlong('352 330, 330 460, 338 600, 352 720', 38, 7, -0.4, [0.5, 0.4], { crisp: 0.3 }),
        foldAlong('552 340, 572 470, 562 600, 546 740', 36, 6.4, 0.4, [0.5, 0.4], { crisp: 0.3 }),
        ...legFolds(-1, { y: 872, height: 74, count: 3, width: 24, depth: 6, slant: 42 }),
        ...legFolds(1, { y: 850, height: 64, count: 3, width: 23, depth: 5.6, slant: 38 }),
        foldAlong('410 560, 396 700, 408 830', 30, 5, 0.4, [0.5, 0.5]),
        foldAlong('496 590, 508 730, 496 860', 28, 5, -0.4, [0.5, 0.5]),
        foldAlong('350 900, 338 980, 346 1040', 28, 5, 0.4),
        foldAlong('548 890, 560 960, 548 1030', 26, 4.6, -0.4),
        ...ankles,
      ],
      crumple: nylon
        ? [
            { size: 44, depth: 2.8, crease: 0.75, tall: 1.4 },
            { size: 17, depth: 1, crease: 0.8 },
          ]
        : [
            { size: 70, depth: 2.6, crease: 0.4, tall: 1.5 },
            { size: 23, depth: 0.7, crease: 0.4 },
          ],
      yields: 0.7,
    };
    const band: Form = { ...body, folds: [], crumple: [{ size: 44, depth: 0.9 }] };

    // A pocket with bellows on the outer thigh, and its flap.
    const pocket = (side: Side, drop: number): Piece[] => {
      const rim = (y: number) => Math.abs(atHeight(outseam(pattern, side), y)[0] - MIDDLE);
      const at = (d: number, y: number) => `${MIDDLE + side * d} ${y + drop}`;
      /** A little outside the silhouette. */
      const out = (y: number, by = 5) => at(rim(y) + by, y);
      const deep = nylon ? 4 : 8;
      return [
        {
          form: body,
          outline: `M${at(98, 586)} L${at(100, 752)} C${at(102, 766)} ${at(108, 770)} ${at(120, 771)} L${out(768, -4)} L${out(752, 4)} L${out(660, 6)} L${out(580, 5)} Z`,
          cloth,
          lift: deep * 0.4,
          edge: [deep, deep * 1.3],
          folds: [
            foldAlong(
              [
                [MIDDLE + side * 150, 640 + drop],
                [MIDDLE + side * 156, 700 + drop],
                [MIDDLE + side * 148, 764 + drop],
              ],
              26,
              3.6,
              0.4,
            ),
            foldAlong(
              [
                [MIDDLE + side * 108, 690 + drop],
                [MIDDLE + side * 136, 722 + drop],
                [MIDDLE + side * 186, 726 + drop],
              ],
              18,
              2.4,
              -0.4,
            ),
          ],
          seams: [
            {
              along: `M${at(103.5, 590)} L${at(105.5, 750)} C${at(107, 762)} ${at(112, 765)} ${at(121, 766)} L${at(214, 763)}`,
              stitches: [row(0), row(side * -5)],
              pucker: 1.2,
              spread: 14,
            },
            {
              along: `M${at(158, 600)} L${at(160, 768)}`,
              groove: [1.6, 2.6],
              pucker: 0.9,
              spread: 16,
            },
          ],
        },
        {
          form: body,
          outline: `M${at(93, 566)} L${at(94, 622)} C${at(96, 630)} ${at(104, 634)} ${at(114, 635)} L${out(630, 5)} L${out(618, 8)} L${out(562, 6)} Z`,
          cloth,
          lift: deep + 4,
          edge: [3.6, 4],
          seams: [
            {
              along: `M${at(98.5, 570)} L${at(99.5, 620)} C${at(101, 627)} ${at(107, 629.5)} ${at(115, 630)} L${at(216, 625)}`,
              stitches: [row(0), row(side * -5)],
              pucker: 1.1,
              spread: 13,
            },
            {
              along: `M${at(92, 571)} L${at(219, 567)}`,
              stitches: [row(0)],
              groove: [0.9, 2],
              pucker: 1,
              spread: 12,
            },
          ],
        },
        ...(nylon
          ? []
          : [
              ...stud([MIDDLE + side * 116, 618 + drop], 4.6, body, snap),
              ...stud([MIDDLE + side * 196, 614 + drop], 4.6, body, snap),
            ]
        ).map((piece): Piece => ({ ...piece, lift: deep + 6 })),
      ];
    };

    const ankleCord: Piece[] = nylon
      ? [
          tube(points('340 1068, 332 1086, 338 1104'), 3.6, 60, cord),
          tube(points('344 1068, 348 1090, 343 1110'), 3.6, 60, cord),
        ]
      : [];
    return {
      pieces: [
        ...tailoredFront(pattern, body, {
          mouth: { from: 98, to: 292, scoop: 0.1 },
          fly: 150,
          hem: 24,
          pucker: 1,
          cloth,
          lining: shaded,
          shaded,
          row,
          // The leg bends at the knee: it is cut in pieces there.
          legSeams: (side) => [
            {
              along: [
                [MIDDLE + side * 16, 800],
                [MIDDLE + side * 100, 812],
                [MIDDLE + side * 206, 796],
              ],
              groove: [0.9, 2.2],
              pucker: 1,
              spread: 14,
              stitches: [row(4)],
            },
            {
              along: [
                [MIDDLE + side * 16, 902],
                [MIDDLE + side * 100, 908],
                [MIDDLE + side * 198, 892],
              ],
              groove: [0.9, 2.2],
              pucker: 1,
              spread: 14,
              stitches: [row(-4)],
            },
          ],
        }),
        ...pocket(1, -6),
        ...pocket(-1, 4),
        ...tabbedBand(pattern, band, cloth, { row, pucker: 1 }),
        beltLoop(pattern, MIDDLE - 94, -4, band, cloth, row),
        beltLoop(pattern, MIDDLE + 97, 4, band, cloth, row),
        ...stud([MIDDLE + 3, waistHeight(pattern, MIDDLE, 18)], 7.6, band, snap),
        ...ankleCord,
      ],
    };
  },
};
