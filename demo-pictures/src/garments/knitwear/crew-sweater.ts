import { foldAlong } from '../../model/fold';
import { ribbed, stocking } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { points, type Path } from '../../geometry/path';
import { backOfNeck } from './parts/back-of-neck';
import { sweater } from './parts/sweater';
import { scaled } from '../../model/linear-colour';

const NECKLINE: Path = points('378 151, 388 204, 414 238, 450 250, 486 238, 512 204, 522 151');

const BAND =
  'M371 150 C376 222 412 259 450 259 C488 259 524 222 529 150 L525 146 C508 204 482 230 450 230 C418 230 392 204 375 146 Z';

const BAND_MIDDLE: Path = points(
  '330 66, 374 144, 394 204, 420 234, 450 244, 480 234, 506 204, 526 144, 570 66',
);

export const crewSweater: Cut = {
  detail: { x: 346, y: 116, width: 222, height: 296 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(stocking);
    const rib = ribbed(colour, { gauge: 1.8 });
    const { body, hem, front, sleeves } = sweater({ neckline: NECKLINE, cloth, rib, random });
    return {
      floor: 1076,
      pieces: [
        ...backOfNeck(clothOf(stocking, scaled(colour, 0.85)), rib),
        hem,
        front,
        {
          form: body,
          outline: BAND,
          cloth: rib,
          lift: 1,
          edge: [5, 6],
          flow: { along: BAND_MIDDLE, across: true },
          folds: [foldAlong(BAND_MIDDLE, 18, 4, 0, [0, 0], { crisp: 0 })],
          seams: [
            {
              along: 'M371 149 C376 222 412 259 450 259 C488 259 524 222 529 149',
              groove: [1, 2.4],
              pucker: 0.6,
            },
          ],
        },
        ...sleeves,
      ],
    };
  },
};
