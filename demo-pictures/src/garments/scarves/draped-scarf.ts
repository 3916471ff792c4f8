import { foldAlong } from '../../model/fold';
import { fringe } from '../../materials/silks/fringe';
import { wool } from '../../materials/wovens/wool';
import type { Cut } from '../../model/cut';
import { rail } from '../display/stands';
import { fold } from '../dresses/parts/dress-parts';
import { flutes } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

// Two metres by thirty-odd centimetres, laid over a rail: 1.1 mm a unit.
const RAIL = 166;
const FRONT =
  'M334 158 C400 149 520 149 594 157 C598 260 590 330 604 470 C612 600 616 730 628 842 C590 850 560 838 520 846 C470 856 420 842 380 850 C350 856 326 848 308 846 C300 700 312 560 322 420 C330 320 326 240 334 158 Z';
const BACK =
  'M300 162 C360 156 460 156 540 162 C540 400 528 700 520 946 C470 956 420 940 370 950 C330 956 296 950 262 944 C276 700 290 400 300 162 Z';

export const drapedScarf: Cut = {
  detail: { x: 330, y: 640, width: 240, height: 320 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf((dye) => wool(dye, { fuzz: 0.5 }));
    const knitted = cloth.kind === 'rib';
    const light = cloth.kind === 'linen';
    const strength = knitted ? 1.05 : light ? 1.2 : 1.25;
    const strands = light
      ? fringe(cloth, { every: 3.4, thick: 2, length: 62, stray: 0.8, twist: false })
      : fringe(wool(scaled(colour, 0.8), { fuzz: 0.3 }), { every: 9.5, thick: 6.6, length: 96 });
    const crumple = light
      ? [
          { size: 90, depth: 6, crease: 0.3, tall: 3 },
          { size: 26, depth: 2.6, crease: 0.55, tall: 3.4 },
          { size: 10, depth: 0.7, crease: 0.5, tall: 2 },
        ]
      : [
          { size: 130, depth: 6, crease: 0, tall: 2 },
          { size: 44, depth: knitted ? 0.8 : 1.3, crease: 0.1, tall: 1.6 },
        ];
    const over = (left: number, right: number) =>
      foldAlong(
        [
          [left, RAIL + 3],
          [right, RAIL + 3],
        ] as Path,
        40,
        15,
        0,
        [0, 0],
        { crisp: 0 },
      );
    const front: Form = {
      outline:
        'M330 40 L598 40 L596 157 C600 260 592 330 606 470 C616 600 620 730 634 842 L640 1000 L290 1000 L304 846 C302 700 308 560 318 420 C328 320 324 240 332 158 Z',
      depth: 44,
      reach: 62,
      base: 40,
      yields: 1,
      folds: [
        over(280, 640),
        fold(points('330 250, 322 380, 328 520'), 34, 9 * strength, { lean: -0.3 }),
        fold(points('318 560, 308 700, 312 850'), 30, 8 * strength, {
          lean: -0.3,
          taper: [0.4, 0],
        }),
        fold(points('600 380, 606 520, 600 640'), 32, 9 * strength, { lean: 0.3 }),
        fold(points('612 660, 620 780, 618 860'), 26, 8 * strength, { taper: [0.5, 0] }),
        ...flutes({
          from: points('350 190, 460 190, 575 190'),
          to: points('330 850, 465 850, 600 850'),
          count: light ? 6 : 2,
          width: light ? 24 : 40,
          depth: 9 * strength,
          opens: 1.2,
          starts: [0, 0.35],
          random,
        }),
        fold(points('366 176, 380 300, 366 470, 372 700'), 48, 15 * strength, {
          lean: 0.5,
          taper: [0.1, 0.6],
          opens: 1.4,
        }),
        fold(points('552 178, 546 330, 566 520, 572 860'), 52, 13 * strength, {
          lean: 0.3,
          taper: [0.15, 0],
          opens: 1.5,
        }),
        fold(points('452 176, 470 300, 458 470'), 44, 9 * strength, {
          lean: -0.3,
          taper: [0.1, 0.8],
        }),
        fold(points('500 380, 486 560, 500 860'), 46, 12 * strength, {
          lean: -0.4,
          taper: [0.5, 0],
          opens: 1.3,
        }),
        fold(points('410 520, 420 700, 408 860'), 38, 10 * strength, {
          lean: 0.4,
          taper: [0.6, 0],
          opens: 1.3,
        }),
      ],
      crumple,
    };
    const back: Form = {
      outline: 'M296 40 L544 40 C540 400 530 700 520 1080 L258 1080 C274 700 288 400 296 40 Z',
      depth: 30,
      reach: 62,
      base: 4,
      yields: 0.7,
      folds: [
        over(270, 560),
        ...flutes({
          from: points('310 200, 520 200'),
          to: points('280 950, 500 950'),
          count: light ? 6 : 3,
          width: 30,
          depth: 13 * strength,
          opens: 1.2,
          random,
        }),
      ],
      crumple,
    };
    const ends = (form: Form, left: number, right: number, y: number, dim: number): Piece => ({
      form,
      outline: `M${left} ${y - 26} L${right} ${y - 26} L${right + 6} ${y + 130} L${left - 6} ${y + 130} Z`,
      cloth: strands,
      origin: [left, y],
      edge: [0, 0.1],
      dim,
    });
    const hem = (along: Path) =>
      knitted ? [] : [{ along, groove: [1, 2.4] as const, pucker: 0.8, ripple: 9, spread: 12 }];
    return {
      irregular: 0.35,
      pieces: [
        ...(knitted ? [] : [ends(back, 268, 516, 950, 0.66)]),
        {
          form: back,
          outline: BACK,
          cloth,
          dim: 0.66,
          origin: [400, 300],
          seams: hem(points('266 936, 390 938, 518 936')),
        },
        ...rail(214, 700, RAIL, 44),
        ...(knitted ? [] : [ends(front, 314, 616, 844, 1)]),
        {
          form: front,
          outline: FRONT,
          cloth,
          origin: [460, 300],
          seams: hem(points('310 834, 390 840, 520 834, 620 832')),
        },
      ],
    };
  },
};
