import { foldAlong } from '../../model/fold';
import { twill } from '../../materials/wovens/cotton';
import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { button } from '../trims/hardware';
import { beltLoop, tonalThread, topstitch } from './parts/jeans-trims';
import { tabbedBand, tailoredFront } from './parts/tailored-parts';
import { linear, mix, scaled } from '../../model/linear-colour';
import { leg, MIDDLE, volume, waistHeight, type Block } from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 80, hip 100, thigh 60, knee 43, hem 35 cm round: slim, narrower from the knee.
const BLOCK: Block = {
  waist: { half: 138, y: 132, dip: 12, back: 21, height: 33 },
  left: leg(
    '138 132, 148 178, 168 250, 178 320, 179 420, 173 560, 163 720, 156 860, 142 980, 135 1060',
    '4 420, 7 520, 14 640, 23 760, 28 880, 30 980, 29 1066',
  ),
  right: leg(
    '138 132, 147 178, 166 250, 175 325, 177 420, 170 560, 157 720, 148 860, 136 980, 131 1066',
    '4 420, 6 520, 11 640, 17 760, 22 880, 25 980, 23 1074',
  ),
};

export const chinos: Cut = {
  detail: { x: 300, y: 112, width: 222, height: 296 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(twill);
    const shaded = clothOf(twill, scaled(colour, 0.88));
    const lining = plain(mix(scaled(colour, 1.1), linear('#b9b3a6'), 0.55), 1.6);
    const row = topstitch(tonalThread(colour));
    const horn = leather(mix(scaled(colour, 0.5), linear('#4b3626'), 0.7), {
      grain: 4,
      height: 0.03,
      roughness: 0.3,
    });
    const cord = plain(scaled(colour, 0.35));
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 170,
      reach: 105,
      folds: [
        ...lapFolds([450, 406], { length: 92, width: 15, depth: 4.2, random }),
        foldAlong('338 300, 316 420, 322 560, 346 680', 34, 5.6, -0.4, [0.5, 0.4], { crisp: 0.25 }),
        foldAlong('566 310, 582 430, 578 560, 552 700', 34, 5.2, 0.4, [0.5, 0.4], { crisp: 0.25 }),
        ...legFolds(-1, { y: 776, height: 84, count: 3, width: 21, depth: 4.6, slant: 38 }),
        ...legFolds(1, { y: 760, height: 66, count: 3, width: 20, depth: 4, slant: 32 }),
        ...legFolds(-1, { y: 1030, height: 70, count: 3, width: 17, depth: 4.8, slant: 30 }),
        ...legFolds(1, { y: 1042, height: 84, count: 3, width: 17, depth: 5.2, slant: 28 }),
        foldAlong('362 820, 352 900, 358 980', 26, 4.4, 0.4),
        foldAlong('532 810, 540 900, 528 990', 24, 4, -0.4),
      ],
      crumple: [
        { size: 74, depth: 2.2, crease: 0.3, tall: 1.6 },
        { size: 24, depth: 0.5, crease: 0.3 },
      ],
      yields: 0.65,
    };
    const band: Form = { ...body, folds: [], crumple: [{ size: 44, depth: 0.9 }] };
    const mid = waistHeight(BLOCK, MIDDLE, BLOCK.waist.height * 0.5);
    return {
      pieces: [
        ...tailoredFront(BLOCK, body, {
          mouth: { from: 96, to: 286, scoop: 0.1 },
          fly: 140,
          hem: 22,
          pucker: 0.8,
          cloth,
          lining,
          shaded,
          row,
        }),
        ...tabbedBand(BLOCK, band, cloth, { row, pucker: 0.8 }),
        beltLoop(BLOCK, MIDDLE - 92, -4, band, cloth),
        beltLoop(BLOCK, MIDDLE + 95, 4, band, cloth),
        ...button([MIDDLE + 2, mid], 7.6, band, horn, cord),
      ],
    };
  },
};
