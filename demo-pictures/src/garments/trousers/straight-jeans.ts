import type { Cut } from '../../model/cut';
import { foldAlong } from '../../model/fold';
import type { Form } from '../../model/form';
import { foldedJeans } from './parts/jeans-folded';
import { fivePockets } from './parts/jeans-parts';
import { denimThread } from './parts/jeans-trims';
import { leg, volume, type Block } from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 78, hip 100, thigh 60, knee 44, hem 39 cm round.
const BLOCK: Block = {
  waist: { half: 134, y: 132, dip: 11, back: 20, height: 35 },
  left: leg(
    '134 132, 145 178, 167 250, 177 320, 178 420, 174 560, 168 720, 165 860, 164 980, 162 1074',
    '4 428, 6 530, 10 660, 15 790, 18 920, 20 1082',
  ),
  right: leg(
    '134 132, 144 178, 165 250, 174 325, 176 420, 171 560, 163 720, 158 860, 159 970, 156 1082',
    '4 428, 5 530, 8 660, 12 790, 15 930, 14 1090',
  ),
};

const STYLE = { mouth: { from: 96, to: 252, scoop: 0.9 }, fly: 152, hem: 17 };

export const straightJeans: Cut = {
  detail: { x: 286, y: 108, width: 222, height: 296 },
  draw(context) {
    const { random, colour } = context;
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 172,
      reach: 105,
      folds: [
        ...lapFolds([450, 414], { length: 96, width: 13, depth: 4.4, random }),
        foldAlong('350 470, 338 600, 352 690', 32, 5.4, -0.4, [0.5, 0.4]),
        foldAlong('552 480, 566 610, 546 700', 32, 5, 0.4, [0.5, 0.4]),
        ...legFolds(-1, { y: 782, height: 96, count: 4, width: 20, depth: 4.4, slant: 40 }),
        ...legFolds(1, { y: 766, height: 78, count: 3, width: 20, depth: 3.8, slant: 34 }),
        foldAlong('340 850, 350 930, 342 1000', 28, 5, 0.4),
        foldAlong('556 840, 546 920, 556 990', 26, 4.6, -0.4),
        ...legFolds(-1, { y: 1044, height: 104, count: 4, width: 18, depth: 6.4, slant: 36 }),
        ...legFolds(1, { y: 1056, height: 92, count: 4, width: 18, depth: 6, slant: 32 }),
      ],
      crumple: [
        { size: 66, depth: 2.1, crease: 0.4, tall: 1.5 },
        { size: 21, depth: 0.5, crease: 0.3 },
      ],
      yields: 0.7,
    };
    return {
      pieces: fivePockets(BLOCK, body, { ...STYLE, thread: denimThread(colour) }, context),
    };
  },
  folded: (context) => foldedJeans(denimThread(context.colour), context),
};
