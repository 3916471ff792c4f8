import type { Cut } from '../../model/cut';
import { foldAlong } from '../../model/fold';
import type { Form } from '../../model/form';
import { fivePockets } from './parts/jeans-parts';
import { denimThread } from './parts/jeans-trims';
import { leg, volume, type Block } from './parts/trouser-block';
import { lapFolds, legBreaks } from './parts/trouser-parts';

// Waist 72, hip 100, thigh 66, hem 54 cm round; so long that it breaks over the shoe.
const BLOCK: Block = {
  waist: { half: 126, y: 126, dip: 9, back: 15, height: 37 },
  left: leg(
    '126 126, 137 178, 163 262, 178 350, 188 470, 199 640, 206 820, 214 980, 211 1036, 219 1084',
    '4 452, 5 560, 6 700, 8 850, 11 980, 10 1094',
  ),
  right: leg(
    '126 126, 136 180, 161 262, 175 350, 186 470, 194 640, 207 810, 213 960, 217 1024, 214 1074',
    '4 452, 4 560, 3 720, 5 880, 4 1000, 7 1086',
  ),
};

const STYLE = { mouth: { from: 88, to: 262, scoop: 0.85 }, fly: 176, hem: 20 };

export const wideJeans: Cut = {
  detail: { x: 286, y: 104, width: 225, height: 300 },
  draw(context) {
    const { random, colour } = context;
    const legFolds = legBreaks(BLOCK, random);
    const body: Form = {
      outline: volume(BLOCK),
      depth: 175,
      reach: 78,
      folds: [
        ...lapFolds([450, 440], { length: 84, width: 14, depth: 3.6, random }),
        // Columns that fall from the hip.
        foldAlong('342 330, 322 560, 318 830, 306 1010', 44, 13, -0.5, [0.6, 0.25], {
          opens: 1.3,
          crisp: 0.2,
        }),
        foldAlong('402 520, 388 720, 380 940', 36, 10, 0.5, [0.6, 0.35], {
          opens: 1.3,
          crisp: 0.2,
        }),
        foldAlong('288 420, 268 640, 256 900', 30, 7, 0.4, [0.6, 0.4], { crisp: 0.2 }),
        foldAlong('556 340, 574 580, 582 820, 592 1000', 46, 13, 0.5, [0.6, 0.25], {
          opens: 1.3,
          crisp: 0.2,
        }),
        foldAlong('502 560, 514 760, 520 950', 34, 9, -0.5, [0.6, 0.4], { opens: 1.2, crisp: 0.2 }),
        foldAlong('626 500, 636 700, 640 880', 26, 6, -0.3, [0.6, 0.4], { crisp: 0.2 }),
        // It breaks twice over the shoe.
        ...legFolds(-1, { y: 1046, height: 92, count: 3, width: 26, depth: 10, slant: 44 }),
        ...legFolds(1, { y: 1030, height: 84, count: 3, width: 26, depth: 9.5, slant: 40 }),
        foldAlong('300 742, 350 764, 398 750', 24, 4.5, 0.4, [0.4, 0.5]),
        foldAlong('606 724, 556 752, 508 742', 24, 4, -0.4, [0.4, 0.5]),
      ],
      crumple: [
        { size: 72, depth: 2.3, crease: 0.4, tall: 1.6 },
        { size: 22, depth: 0.5, crease: 0.3 },
      ],
      yields: 0.7,
    };
    return {
      pieces: fivePockets(BLOCK, body, { ...STYLE, thread: denimThread(colour) }, context),
    };
  },
};
