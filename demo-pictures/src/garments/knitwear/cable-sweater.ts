import { foldAlong } from '../../model/fold';
import { cabled, ribbed } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { foldedKnit } from './parts/folded-knit';
import { points, type Path } from '../../geometry/path';
import { backOfNeck } from './parts/back-of-neck';
import { sweater } from './parts/sweater';
import { scaled, type LinearColour } from '../../model/linear-colour';

const NECKLINE: Path = points('376 150, 388 200, 414 228, 450 238, 486 228, 512 200, 524 150');

const BAND =
  'M366 152 C372 220 412 254 450 254 C488 254 528 220 534 152 L527 146 C510 192 482 212 450 212 C418 212 390 192 373 146 Z';

const BAND_MIDDLE: Path = points(
  '330 70, 370 144, 392 194, 418 222, 450 232, 482 222, 508 194, 530 144, 570 70',
);

export const cableSweater: Cut = {
  detail: { x: 330, y: 190, width: 240, height: 320 },
  folded({ colour, cloth: clothOf }) {
    // Nearer to the camera than when it hangs.
    const near = (dye: LinearColour) => cabled(dye, 1.24);
    const inside = clothOf(near, scaled(colour, 0.85));
    return foldedKnit({ cloth: clothOf(near), rib: ribbed(colour, { gauge: 3.9 }), inside });
  },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(cabled);
    const rib = ribbed(colour, { gauge: 3.1 });
    const { body, hem, front, sleeves } = sweater({
      neckline: NECKLINE,
      cloth,
      rib,
      half: 186,
      shoulder: 226,
      hem: 926,
      ribs: [72, 84],
      fold: [36, 6],
      random,
    });
    return {
      floor: 1072,
      pieces: [
        ...backOfNeck(clothOf(cabled, scaled(colour, 0.85)), rib, 36),
        hem,
        front,
        {
          form: body,
          outline: BAND,
          cloth: rib,
          lift: 2,
          edge: [7, 9],
          flow: { along: BAND_MIDDLE, across: true },
          folds: [foldAlong(BAND_MIDDLE, 24, 5, 0, [0, 0], { crisp: 0 })],
          seams: [
            {
              along: 'M366 152 C372 220 412 254 450 254 C488 254 528 220 534 152',
              groove: [1.4, 3],
              pucker: 0.8,
            },
          ],
        },
        ...sleeves,
      ],
    };
  },
};
