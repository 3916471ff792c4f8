import type { Cut } from '../../model/cut';
import { foldAlong } from '../../model/fold';
import { fivePockets } from './parts/jeans-parts';
import { tonalThread } from './parts/jeans-trims';
import type { Form } from '../../model/form';
import { foldedJeans } from './parts/jeans-folded';
import { leg, volume, type Block } from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 74, hip 92, thigh 52, knee 36, hem 31 cm round; the left knee a little bent.
const BLOCK: Block = {
  waist: { half: 128, y: 134, dip: 11, back: 20, height: 34 },
  left: leg(
    '128 134, 140 180, 162 250, 171 320, 170 420, 161 560, 144 700, 142 790, 136 900, 118 1010, 112 1058',
    '4 412, 9 520, 20 640, 34 730, 35 840, 37 950, 36 1062',
  ),
  right: leg(
    '128 134, 139 180, 160 250, 170 325, 169 420, 158 560, 139 700, 132 780, 131 880, 117 1000, 110 1066',
    '4 412, 7 520, 15 640, 26 740, 25 850, 31 960, 32 1070',
  ),
};

const STYLE = { mouth: { from: 92, to: 246, scoop: 0.9 }, fly: 150, hem: 15 };

export const slimJeans: Cut = {
  detail: { x: 290, y: 112, width: 216, height: 288 },
  draw(context) {
    const { random, colour } = context;
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 165,
      reach: 105,
      folds: [
        ...lapFolds([450, 398], { length: 92, width: 13, depth: 4.4, random }),
        ...legFolds(-1, { y: 758, height: 80, count: 4, width: 17, depth: 5.4, slant: 34 }),
        ...legFolds(1, { y: 742, height: 62, count: 3, width: 16, depth: 4.4, slant: 26 }),
        ...legFolds(-1, { y: 1040, height: 104, count: 5, width: 13, depth: 5.4, slant: 20 }),
        ...legFolds(1, { y: 1050, height: 86, count: 4, width: 13, depth: 5.6, slant: 22 }),
        foldAlong('332 480, 338 590, 360 700', 30, 4.6, -0.4, [0.5, 0.4]),
        foldAlong('562 500, 560 600, 542 690', 28, 4, 0.4, [0.4, 0.5]),
        foldAlong('352 800, 342 880, 352 960', 24, 4, 0.4),
        foldAlong('534 790, 544 870, 530 940', 22, 3.6, -0.4),
      ],
      crumple: [
        { size: 60, depth: 1.9, crease: 0.4, tall: 1.5 },
        { size: 21, depth: 0.5, crease: 0.3 },
      ],
      yields: 0.7,
    };
    return {
      pieces: fivePockets(BLOCK, body, { ...STYLE, thread: tonalThread(colour) }, context),
    };
  },
  folded: (context) => foldedJeans(tonalThread(context.colour), context),
};
