import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import { ribbed, stocking } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { button } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import { backOfNeck } from './parts/back-of-neck';
import { sweater } from './parts/sweater';
import { linear, mix, scaled } from '../../model/linear-colour';

const NECKLINE = 'M378 151 C390 206 420 246 450 286 C480 246 510 206 522 151';

const COLLAR =
  'M450 121 C416 121 388 132 374 152 C354 184 344 214 340 240 C356 270 376 292 400 310 C420 298 436 282 448 266 C422 238 402 208 394 168 C400 150 424 142 450 142 C476 142 500 150 506 168 C498 208 478 238 452 266 C464 282 481 297 502 308 C524 291 545 268 560 238 C556 214 546 184 526 152 C512 132 484 121 450 121 Z';

const FOLD: Path = points(
  '444 290, 416 238, 392 190, 392 152, 420 132, 450 129, 480 132, 508 152, 508 190, 484 238, 456 290',
);

export const knitPolo: Cut = {
  detail: { x: 350, y: 118, width: 222, height: 296 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(stocking);
    const rib = ribbed(colour, { gauge: 1.7, out: 1, into: 1 });
    const { body, hem, front, sleeves } = sweater({
      neckline: NECKLINE,
      cloth,
      rib,
      half: 168,
      shoulder: 210,
      hem: 880,
      ribs: [46, 30],
      short: true,
      random,
    });
    const shell = leather(mix(scaled(colour, 0.5), linear('#8a7a66'), 0.4), {
      grain: 8,
      height: 0.04,
      roughness: 0.26,
    });
    const hole = plain(scaled(colour, 0.4));
    return {
      floor: 1060,
      pieces: [
        ...backOfNeck(clothOf(stocking, scaled(colour, 0.8)), cloth, 34, 330),
        hem,
        front,
        {
          form: body,
          outline: 'M431 258 L452 290 L470 260 L469 428 C456 431 442 431 432 428 Z',
          cloth,
          lift: 2,
          edge: [2.6, 3.4],
          origin: [450, 300],
          seams: [
            { along: 'M438 250 L438.5 428', groove: [0.5, 1.2], pucker: 0.5 },
            { along: 'M463 250 L463 428', groove: [0.5, 1.2], pucker: 0.5 },
            { along: 'M431 415 L470 415', groove: [0.7, 1.6], pucker: 0.7 },
          ],
        },
        {
          form: body,
          outline: COLLAR,
          cloth,
          lift: 7,
          edge: [4, 6],
          flow: { along: FOLD, across: true },
          folds: [foldAlong(FOLD, 24, 9, 0, [0.15, 0.15], { crisp: 0 })],
        },
        ...[302, 348, 394].flatMap((y) => button([450.5, y], 6.5, body, shell, hole)),
        ...sleeves,
      ],
    };
  },
};
