import type { Cut } from '../../model/cut';
import { foldAlong } from '../../model/fold';
import { flutes } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { points } from '../../geometry/path';
import { fivePockets } from './parts/jeans-parts';
import { denimThread } from './parts/jeans-trims';
import { leg, volume, type Block } from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 70, hip 94, thigh 54, knee 41, hem 52 cm round.
const BLOCK: Block = {
  waist: { half: 121, y: 126, dip: 9, back: 15, height: 37 },
  left: leg(
    '121 126, 133 180, 158 265, 168 340, 167 440, 155 580, 140 700, 144 790, 172 910, 205 1020, 221 1084',
    '4 434, 8 540, 17 640, 23 710, 20 800, 8 920, 5 1010, 5 1092',
  ),
  right: leg(
    '121 126, 132 180, 156 265, 166 340, 165 440, 151 580, 134 700, 135 785, 158 900, 194 1012, 212 1074',
    '4 434, 6 540, 13 640, 20 710, 17 800, 9 900, 5 1000, 5 1086',
  ),
};

const STYLE = { mouth: { from: 86, to: 250, scoop: 0.85 }, fly: 168, hem: 22 };

export const flareJeans: Cut = {
  detail: { x: 290, y: 104, width: 225, height: 300 },
  draw(context) {
    const { random, colour } = context;
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 165,
      reach: 105,
      folds: [
        ...lapFolds([450, 420], { length: 90, width: 13, depth: 4.2, random }),
        ...legFolds(-1, { y: 738, height: 74, count: 3, width: 18, depth: 4.6, slant: 34 }),
        ...legFolds(1, { y: 726, height: 60, count: 3, width: 17, depth: 4.2, slant: 28 }),
        ...flutes(
          {
            from: points('322 770, 372 790, 420 780'),
            to: points('246 1088, 340 1100, 440 1092'),
            count: 4,
            width: 21,
            depth: 12,
            opens: 1.7,
            starts: [0, 0.35],
            crisp: 0.2,
            random,
          },
          {
            from: points('484 780, 530 790, 574 770'),
            to: points('460 1086, 560 1094, 652 1076'),
            width: 20,
            depth: 11,
            starts: [0, 0.4],
          },
        ),
        foldAlong('336 470, 342 580, 362 680', 30, 4.6, -0.4, [0.5, 0.4]),
        foldAlong('560 490, 558 600, 538 690', 28, 4, 0.4, [0.4, 0.5]),
      ],
      crumple: [
        { size: 62, depth: 2, crease: 0.35, tall: 1.6 },
        { size: 21, depth: 0.5, crease: 0.3 },
      ],
      yields: 0.7,
    };
    return {
      pieces: fivePockets(BLOCK, body, { ...STYLE, thread: denimThread(colour) }, context),
    };
  },
};
