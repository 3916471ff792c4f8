import { crepe } from '../../materials/wovens/fine';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import { satin } from '../../materials/silks/satin';
import type { Cut } from '../../model/cut';
import { gathers } from '../../model/fold-families';
import { foldAlong, type Fold } from '../../model/fold';
import type { Form } from '../../model/form';
import type { Point } from '../../geometry/path';
import { stud, tube } from '../trims/hardware';
import type { Piece } from '../../model/piece';
import { bandPart, tailoredFront } from './parts/tailored-parts';
import { linear, mix, scaled } from '../../model/linear-colour';
import { leg, MIDDLE, volume, waistHeight, waistLine, type Block } from './parts/trouser-block';

// Waist 70, hip 104, thigh 76, hem 74 cm round: a palazzo leg from a high waist.
const BLOCK: Block = {
  waist: { half: 119, y: 122, dip: 7, back: 11, height: 46 },
  left: leg(
    '119 122, 116 150, 122 184, 150 262, 176 350, 194 480, 213 660, 231 840, 246 990, 253 1080',
    '4 466, 4 600, 5 760, 6 900, 7 1000, 5 1092',
  ),
  right: leg(
    '119 122, 115 150, 121 184, 147 262, 172 350, 191 480, 208 660, 223 840, 238 990, 246 1074',
    '4 466, 4 600, 4 760, 4 900, 4 1000, 6 1086',
  ),
};

const FALLS: Fold[] = [
  foldAlong('388 186, 368 380, 346 640, 332 900, 326 1110', 44, 19, 0.2, [0.4, 0], {
    opens: 1.45,
    crisp: 0.12,
  }),
  foldAlong('338 340, 300 620, 278 860, 264 1106', 34, 15, -0.25, [0.6, 0], {
    opens: 1.4,
    crisp: 0.12,
  }),
  foldAlong('418 640, 408 800, 398 960, 394 1110', 26, 10, 0.2, [0.85, 0], {
    opens: 1.5,
    crisp: 0.12,
  }),
  foldAlong('512 186, 536 380, 556 640, 570 900, 578 1106', 42, 18, -0.2, [0.45, 0], {
    opens: 1.5,
    crisp: 0.12,
  }),
  foldAlong('572 400, 606 660, 628 880, 640 1100', 33, 13, 0.25, [0.65, 0], {
    opens: 1.4,
    crisp: 0.12,
  }),
  foldAlong('482 580, 492 760, 504 930, 506 1110', 28, 11, -0.2, [0.85, 0], {
    opens: 1.4,
    crisp: 0.12,
  }),
];

/** What the crotch does. */
const CROTCH: Fold[] = [
  foldAlong('436 446, 410 458, 378 450', 22, 3.2, -0.4, [0.3, 0.6], { crisp: 0.12 }),
  foldAlong('438 478, 412 524, 398 600', 30, 6.5, -0.3, [0.4, 0.6], { crisp: 0.12 }),
  foldAlong('463 456, 490 472, 516 462', 22, 3.2, 0.4, [0.3, 0.6], { crisp: 0.12 }),
  foldAlong('462 490, 486 550, 496 640', 30, 6.5, 0.3, [0.4, 0.6], { crisp: 0.12 }),
];

export const wideTrousers: Cut = {
  detail: { x: 296, y: 104, width: 240, height: 320 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(crepe);
    const shaded = clothOf(crepe, scaled(colour, 0.85));
    const linen = cloth.kind === 'linen';
    // Silk falls in deeper folds than crepe.
    const liquid = cloth.finish.roughness < 0.5 ? 1.45 : 1;
    const lining = linen ? shaded : satin(mix(scaled(colour, 0.9), linear('#8c8478'), 0.16));
    // Linen trousers are pulled on: the band is gathered by a cord. The others hook.
    const gathered = linen
      ? gathers({
          along: waistLine(BLOCK, 44, MIDDLE - 108, MIDDLE + 108),
          toward: [0, 130],
          fan: 26,
          count: 15,
          width: 11,
          depth: 5.5,
          crisp: 0.4,
          random,
        })
      : [];
    const body: Form = {
      outline: volume(BLOCK),
      depth: 150,
      reach: 46,
      folds: [
        ...FALLS.map((fold) => ({ ...fold, depth: fold.depth * liquid })),
        ...(liquid > 1 ? CROTCH.slice(1, 2) : CROTCH),
        ...gathered,
      ],
      crumple: linen
        ? [
            { size: 60, depth: 2.6, crease: 0.6, tall: 1.3 },
            { size: 20, depth: 0.7, crease: 0.5 },
          ]
        : [
            { size: 110, depth: 3.2, crease: 0.1, tall: 2.4 },
            { size: 42, depth: 0.9 * liquid, crease: 0.1, tall: 1.6 },
          ],
      yields: 0.75,
    };
    const ruffles = gathers({
      along: waistLine(BLOCK, -4, MIDDLE - 112, MIDDLE + 112),
      toward: [0, 56],
      count: 17,
      width: 7,
      depth: 3.4,
      crisp: 0.4,
      random,
    });
    const band: Form = {
      ...body,
      folds: linen ? ruffles.map((fold) => ({ ...fold, taper: [0, 0] })) : [],
      crumple: [{ size: 60, depth: 0.9 }],
    };
    const y = waistHeight(BLOCK, MIDDLE, 22);
    const braid = plain(mix(colour, linear('#d8d2c4'), 0.5), 2.4);
    const steel = metal('gunmetal', 0.36);
    const hole = plain(scaled(colour, 0.12));
    // A cord leaves the band through an eyelet and ends in a knot.
    const cord = (path: readonly Point[]): Piece[] => {
      const [start = [MIDDLE, y], end = start] = [path[0], path[path.length - 1]];
      return [
        ...stud(start, 6.4, band, steel),
        ...stud(start, 3.6, band, hole).map((piece): Piece => ({ ...piece, lift: 1.6 })),
        { ...tube(path, 6.2, body, braid), casts: false },
        ...stud(end, 5.6, body, braid).map((piece): Piece => ({ ...piece, lift: 3 })),
      ];
    };
    const cords = [
      ...cord([
        [MIDDLE - 17, y],
        [MIDDLE - 22, y + 50],
        [MIDDLE - 18, y + 120],
        [MIDDLE - 25, y + 168],
      ]),
      ...cord([
        [MIDDLE + 18, y],
        [MIDDLE + 19, y + 60],
        [MIDDLE + 24, y + 110],
        [MIDDLE + 20, y + 142],
      ]),
    ];
    return {
      pieces: [
        ...tailoredFront(BLOCK, body, {
          mouth: { from: 104, to: 300, scoop: 0.04 },
          fly: linen ? 130 : 0,
          hem: linen ? 30 : 0,
          pucker: linen ? 0.8 : 0.35,
          cloth,
          lining,
          shaded,
        }),
        bandPart(BLOCK, band, cloth, { pucker: linen ? 1.2 : 0.4 }),
        ...(linen ? cords : []),
      ],
    };
  },
};
