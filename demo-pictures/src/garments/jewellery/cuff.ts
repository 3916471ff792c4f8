import { bent } from '../../materials/hard/bent';
import { hammered, isGold, oxidised, precious } from '../../materials/hard/jewellery';
import type { Cut } from '../../model/cut';
import { contact } from '../display/stands';
import { tube } from '../trims/hardware';
import { noise } from '../../geometry/noise';
import { points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

// It stands on its edge, the gap turned to the front and a little to the right; 64 mm across.
const FLOOR = 742;
const AXIS: Point = [451, 560];
const HALF = 301;
const OUTER =
  'M152 430 C150 470 150 560 158 640 C190 716 320 742 404 742 C412 742 418 734 418 722 L420 536 C420 520 412 512 400 512 C300 510 176 486 152 430 Z';
const END =
  'M546 504 C536 506 530 514 530 526 L526 712 C526 728 534 738 546 738 C640 732 732 694 746 640 C752 560 752 470 750 430 C734 470 640 496 546 504 Z';
const WELL =
  'M152 430 C152 372 300 336 452 336 C604 336 750 372 750 430 C750 480 640 506 540 512 L536 708 L410 712 L408 512 C300 512 152 486 152 430 Z';
const LIP: Path = points(
  '412 517, 398 511, 300 504, 206 480, 162 448, 154 424, 178 394, 250 361, 350 343, 452 339, 552 343, 650 360, 722 390, 747 418, 744 440, 714 467, 640 493, 548 505, 535 511',
);

export const cuff: Cut = {
  detail: { x: 168, y: 420, width: 255, height: 340 },
  draw({ colour }) {
    const gold = isGold(colour);
    const metal = precious(colour, gold ? 0.24 : 0.3);
    const bright = precious(scaled(colour, gold ? 1 : 3.2), 0.24);
    const beaten = gold ? hammered(metal, 34, 0.62) : oxidised(hammered(metal, 58, 0.2));
    const wall = (outline: Path): Piece => ({
      form: { outline, depth: 5, reach: 5, base: 20, yields: 0 },
      outline,
      cloth: bent(beaten, { half: HALF, depth: 200, axis: 'upright' }),
      origin: AXIS,
      edge: [0, 0.5],
      yields: false,
    });
    const plain = {
      ...metal,
      weave: (...[u, v, place, texel]: Parameters<typeof metal.weave>) => {
        metal.weave(u, v, place, texel);
        texel.relief += 2 * noise(u / 60, v / 80, 5) + 0.6 * noise(u / 18, v / 22, 6);
      },
    };
    return {
      stance: 'stands',
      floor: FLOOR - 20,
      pieces: [
        contact([458, FLOOR - 62], 314, 80, 0.95),
        {
          form: { outline: WELL, depth: 0, reach: 2, base: 170, yields: 0 },
          outline: WELL,
          cloth: bent(plain, { half: HALF + 4, depth: -120, axis: 'upright' }),
          origin: AXIS,
          dim: 0.66,
          edge: [0, 0.5],
          yields: false,
        },
        wall(OUTER),
        wall(END),
        { ...tube(LIP, 11, 190, bright), casts: false },
      ],
    };
  },
};
