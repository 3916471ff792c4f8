import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import { flutes, rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { points } from '../../../geometry/path';
import { scaled, type LinearColour } from '../../../model/linear-colour';

// On past the neck, over the shoulders into the sleeves, past the hem.
const VOLUME =
  'M300 40 L352 128 C332 172 292 204 236 221 L170 240 L196 340 L268 424 C276 520 280 640 274 780 L256 880 L250 1060 L650 1060 L644 880 L627 780 C620 640 624 520 632 424 L704 340 L730 240 L664 221 C608 204 568 172 548 128 L600 40 Z';

/** Pale shirting as it is exposed for: kept under the lights, or its folds would drown. */
export function exposed(colour: LinearColour): LinearColour {
  return scaled(colour, 1 - 0.28 * Math.max(0, colour[1] - 0.3));
}

/** How crisply a cloth creases: poplin 0.4, linen 0.37, silk and melton hardly. */
export function crispness(cloth: Cloth): number {
  if (cloth.finish.roughness < 0.72) return 0.1;
  return Math.max(0.06, 0.62 - 0.14 * cloth.thickness);
}

/** The torso of a shirt, with the folds of cloth that hangs from the shoulders, and the inside of its neck. */
export function shirtBody(options: {
  cloth: Cloth;
  random: Random;
  volume?: string;
  hem?: number;
}): {
  body: Form;
  hollow: Form;
} {
  const { cloth, random, volume = VOLUME, hem = 950 } = options;
  const crisp = crispness(cloth);
  const soft = 0.8 + 0.16 * cloth.thickness;
  const family = { crisp, random };
  return {
    body: {
      outline: volume,
      depth: 178,
      reach: 160,
      yields: 0.55,
      folds: [
        ...rays(
          {
            ...family,
            from: [288, 414],
            angle: 56,
            fan: 54,
            length: 130,
            count: 3,
            width: 18 * soft,
            depth: 4.6,
          },
          { from: [612, 414], angle: 128, fan: 66, length: 150, count: 4 },
        ),
        ...flutes({
          ...family,
          from: points('288 560, 450 540, 612 560'),
          to: [
            [274, hem - 70],
            [450, hem],
            [626, hem - 70],
          ],
          count: 6,
          width: 22 * soft,
          depth: 6.5,
          opens: 1.5,
          starts: [0, 0.5],
        }),
        foldAlong('322 212, 318 320, 344 470, 334 640', 30 * soft, 7, -0.3, [0.4, 0.5], {
          crisp: crisp * 0.6,
        }),
        foldAlong('586 214, 588 340, 560 500, 574 690', 28 * soft, 6.5, 0.35, [0.4, 0.5], {
          crisp: crisp * 0.6,
        }),
        foldAlong('396 420, 378 540, 394 700', 22 * soft, 4.5, 0.3, [0.5, 0.5], { crisp }),
        foldAlong('500 560, 516 690, 504 800', 24 * soft, 5, -0.3, [0.5, 0.4], { crisp }),
        foldAlong('284 600, 336 628, 392 634', 13 * soft, 3, 0.4, [0.1, 0.7], { crisp }),
        foldAlong('618 560, 570 596, 520 604', 13 * soft, 3.2, -0.4, [0.1, 0.7], { crisp }),
      ],
      crumple: [
        { size: 74, depth: 2.4, crease: crisp * 0.7, tall: 1.7 },
        { size: 24, depth: 0.6, crease: crisp * 0.6 },
      ],
    },
    hollow: {
      outline: 'M360 60 L540 60 L590 520 L310 520 Z',
      depth: -26,
      base: 84,
      reach: 110,
      yields: 0,
      crumple: [{ size: 60, depth: 2, crease: 0.2, tall: 2 }],
    },
  };
}
