import { satin } from '../../materials/silks/satin';
import { wool } from '../../materials/wovens/wool';
import { leather } from '../../materials/hard/leather';
import type { Cut } from '../../model/cut';
import { foldAlong, type Fold } from '../../model/fold';
import type { Form } from '../../model/form';
import { points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { metal } from '../../materials/hard/metal';
import { button } from '../trims/hardware';
import { tabbedBand, tailoredFront } from './parts/tailored-parts';
import { linear, mix, scaled } from '../../model/linear-colour';
import { leg, MIDDLE, volume, waistHeight, type Block } from './parts/trouser-block';
import { legBreaks } from './parts/trouser-parts';

// Waist 76, hip 108, thigh 68, knee 52, hem 40 cm round; a long rise.
const BLOCK: Block = {
  waist: { half: 124, y: 122, dip: 8, back: 11, height: 42 },
  left: leg(
    '124 122, 131 170, 160 250, 184 340, 191 440, 189 560, 182 720, 173 880, 165 1000, 163 1080',
    '4 462, 5 560, 9 700, 15 850, 22 980, 24 1088',
  ),
  right: leg(
    '124 122, 130 170, 157 250, 181 340, 189 440, 186 560, 177 720, 166 880, 158 1000, 154 1074',
    '4 462, 4 560, 7 700, 11 850, 15 980, 16 1082',
  ),
};

/** The pressed crease that goes on from the front pleat, and the pleats themselves. */
function pleats(pleatsOfASide: number): Fold[] {
  const pressed = { width: 17, depth: 3.6, taper: [0.1, 0], crisp: 0.95, lean: 0 } as const;
  const broad = { width: 52, depth: 8, taper: [0.25, 0.1], crisp: 0.35, lean: 0 } as const;
  const left: Path = points('386 168, 373 270, 358 420, 350 600, 354 800, 362 960, 365 1110');
  const right: Path = points('517 168, 531 270, 547 420, 553 600, 547 800, 541 960, 536 1110');
  // Each pleat is steep towards the side seam and opens over the hip.
  const pleat = (along: Path, side: -1 | 1, strong: number): Fold =>
    foldAlong(along, 17, 9 * strong, side * 0.95, [0, 0.8], { opens: 2.1, crisp: 0.7 });
  return [
    { along: left, ...broad },
    { along: right, ...broad },
    { along: left, ...pressed },
    { along: right, ...pressed },
    pleat(points('392 160, 381 240, 366 350, 357 450'), -1, 1),
    pleat(points('510 160, 522 240, 538 350, 546 440'), 1, 1),
    ...(pleatsOfASide > 1
      ? [
          pleat(points('357 158, 343 230, 326 320, 316 400'), -1, 0.9),
          pleat(points('546 158, 560 230, 576 310, 586 380'), 1, 0.9),
        ]
      : []),
  ];
}

export const pleatedTrousers: Cut = {
  detail: { x: 300, y: 104, width: 225, height: 300 },
  draw({ colour, cloth: clothOf, random }) {
    const suiting = (dye = colour) => wool(dye, { fuzz: 0.3, melange: 0.45 });
    const cloth = clothOf(suiting);
    const shaded = clothOf(suiting, scaled(colour, 0.88));
    const linen = cloth.kind === 'linen';
    const lining = satin(mix(scaled(colour, 0.8), linear('#8c8478'), 0.3));
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 178,
      reach: 88,
      folds: [
        ...pleats(linen ? 2 : 1),
        foldAlong('438 440, 412 452, 384 442', 18, 3.6, -0.4, [0.3, 0.6], { crisp: 0.2 }),
        foldAlong('440 470, 414 506, 398 560', 22, 5, -0.3, [0.3, 0.6], { crisp: 0.2 }),
        foldAlong('462 452, 494 470, 520 462', 18, 3.4, 0.4, [0.3, 0.6], { crisp: 0.2 }),
        foldAlong('460 484, 484 530, 494 590', 22, 5, 0.3, [0.3, 0.6], { crisp: 0.2 }),
        foldAlong('292 470, 282 620, 294 780', 30, 5, 0.4, [0.5, 0.5], { crisp: 0.15 }),
        foldAlong('606 480, 612 640, 600 790', 28, 4.6, -0.4, [0.5, 0.5], { crisp: 0.15 }),
        ...legFolds(-1, {
          y: 1030,
          height: 50,
          count: 2,
          width: 24,
          depth: 5.4,
          slant: 30,
          crisp: 0.2,
        }),
        ...legFolds(1, {
          y: 1022,
          height: 40,
          count: 2,
          width: 24,
          depth: 5,
          slant: 26,
          crisp: 0.2,
        }),
      ],
      crumple: [
        { size: 110, depth: 2.6, crease: 0.1, tall: 2 },
        { size: 34, depth: 0.5, crease: 0.2 },
      ],
      yields: 0.6,
    };
    const band: Form = { ...body, folds: [], crumple: [{ size: 60, depth: 0.9 }] };
    const horn = leather(mix(scaled(colour, 0.5), linear('#4b3626'), 0.6), {
      grain: 4,
      height: 0.03,
      roughness: 0.3,
    });
    const cord = wool(scaled(colour, 0.4));
    const steel = metal('gunmetal', 0.32);
    // Side adjusters: a strap, its keeper, a small buckle.
    const adjuster = (side: -1 | 1): Piece[] => {
      const x = (d: number) => MIDDLE + side * d;
      const y = (d: number) => waistHeight(BLOCK, x(d), BLOCK.waist.height * 0.5 - 1);
      const strap = (from: number, to: number, half: number) =>
        `M${x(from)} ${y(from) - half} L${x(to)} ${y(to) - half} L${x(to)} ${y(to) + half} L${x(from)} ${y(from) + half} Z`;
      return [
        {
          form: band,
          outline: `M${x(72)} ${y(72) - 7} L${x(64)} ${y(64)} L${x(72)} ${y(72) + 7} L${x(134)} ${y(134) + 7} L${x(134)} ${y(134) - 7} Z`,
          cloth,
          grain: 90,
          lift: 5,
          edge: [2.4, 3.4],
          within: true,
        },
        { form: band, outline: strap(88, 99, 10), cloth: steel, lift: 7.4, edge: [1.6, 2] },
        { form: band, outline: strap(91, 96, 6.6), cloth, grain: 90, lift: 7, edge: [-0.6, 1] },
      ];
    };
    return {
      pieces: [
        ...tailoredFront(BLOCK, body, {
          mouth: { from: 112, to: 318, scoop: 0.06 },
          fly: 176,
          hem: 0,
          pucker: 0.35,
          cloth,
          lining,
          shaded,
        }),
        ...tabbedBand(BLOCK, band, cloth, { over: 34, pucker: 0.35 }),
        ...(linen
          ? button([MIDDLE - 24, waistHeight(BLOCK, MIDDLE - 24, 21)], 7.4, band, horn, cord)
          : [...adjuster(-1), ...adjuster(1)]),
      ],
    };
  },
};
