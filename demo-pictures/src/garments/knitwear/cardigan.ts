import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import { ribbed, stocking } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { button } from '../trims/hardware';
import { band, points, type Path } from '../../geometry/path';
import { backOfNeck } from './parts/back-of-neck';
import { sweater } from './parts/sweater';
import { linear, mix, scaled } from '../../model/linear-colour';

const NECKLINE = 'M378 151 C386 250 414 340 450 418 C486 340 514 250 522 151';

const UNDER: Path = points('381 145, 378 176, 381 214, 396 290, 424 374, 442 428, 445 480');

export const cardigan: Cut = {
  detail: { x: 352, y: 300, width: 222, height: 296 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(stocking);
    const heavy = cloth.thickness > 3.8;
    const rib = ribbed(colour, { gauge: heavy ? 2.9 : 1.8 });
    const strip = ribbed(colour, { gauge: heavy ? 2.7 : 1.8, out: 1, into: 1 });
    const horn = leather(heavy ? linear('#5a4028') : mix(colour, linear('#a8957e'), 0.45), {
      grain: 7,
      height: 0.06,
      roughness: 0.3,
    });
    const hole = plain(scaled(colour, 0.35));
    const hem = heavy ? 946 : 920;
    const width = heavy ? 42 : 32;
    const over: Path = [
      [519, 145],
      [522, 176],
      [519, 214],
      [504, 290],
      [476, 374],
      [454, 428],
      [450, 500],
      [450.5, 700],
      [450, hem + 4],
    ];
    const parts = sweater({
      neckline: NECKLINE,
      cloth,
      rib,
      half: heavy ? 180 : 164,
      shoulder: heavy ? 220 : 206,
      hem,
      ribs: heavy ? [72, 82] : [54, 80],
      fold: heavy ? [34, 6.5] : [24, 6],
      random,
    });
    const { body } = parts;
    const count = heavy ? 5 : 8;
    const lap = { form: body, cloth: strip, edge: [4, 5] as const };
    return {
      floor: 1076,
      pieces: [
        ...backOfNeck(clothOf(stocking, scaled(colour, 0.8)), strip, width - 6, 460),
        parts.hem,
        parts.front,
        { ...lap, outline: band(UNDER, width), lift: 0.5, flow: { along: UNDER } },
        {
          ...lap,
          outline: band(over, width),
          lift: 3,
          flow: { along: over },
          seams: [
            {
              along: band(over, width + 1).slice(0, band(over, 1).length >> 1),
              groove: [0.8, 2.4],
              pucker: 0.8,
              spread: 16,
            },
          ],
        },
        ...Array.from({ length: count }, (_, i) => 452 + ((hem - 30 - 452) * i) / (count - 1))
          .flatMap((y) => button([450, y], heavy ? 11.5 : 7, body, horn, hole))
          .map((piece) => ({ ...piece, lift: (piece.lift ?? 0) + 6 })),
        ...parts.sleeves,
      ],
    };
  },
};
