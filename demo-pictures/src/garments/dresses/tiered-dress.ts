import { georgette } from '../../materials/silks/georgette';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { backHem, inside, whole } from './parts/dress-parts';
import { flutes, gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import type { Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear, mix, scaled } from '../../model/linear-colour';

interface Tier {
  /** Half-widths at its gathered top and at its edge, and where they lie. */
  from: readonly [half: number, y: number];
  to: readonly [half: number, y: number];
  count: number;
}

// From the lowest up: each hangs over the gathers of the next.
const TIERS: readonly Tier[] = [
  { from: [196, 800], to: [262, 1066], count: 26 },
  { from: [158, 574], to: [214, 826], count: 21 },
  { from: [112, 392], to: [172, 600], count: 16 },
];

function side({ from, to }: Tier, sign: number): string {
  const [top, bottom] = [450 + sign * from[0], 450 + sign * to[0]];
  return `C${top + sign * 26} ${from[1] + 40} ${bottom - sign * 12} ${to[1] - 90} ${bottom} ${to[1]}`;
}

export const tieredDress: Cut = {
  detail: { x: 330, y: 300, width: 234, height: 312 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(georgette);
    const within = clothOf(georgette, scaled(colour, 0.7));
    const slip = plain(scaled(colour, 0.62));
    const gold = mix(colour, linear('#b98f3e'), 0.75);
    const tier = (it: Tier, index: number): Piece[] => {
      const { from, to, count } = it;
      const [left, right] = [450 - from[0], 450 + from[0]];
      const top: Path = `M${left} ${from[1]} C${left + 70} ${from[1] + 12} ${right - 70} ${from[1] + 12} ${right} ${from[1]}`;
      const edge = `C${450 + to[0] * 0.5} ${to[1] + 16} ${450 - to[0] * 0.5} ${to[1] + 16} ${450 - to[0]} ${to[1]}`;
      const hem: Path = `M${450 - to[0]} ${to[1]} C${450 - to[0] * 0.5} ${to[1] + 16} ${450 + to[0] * 0.5} ${to[1] + 16} ${450 + to[0]} ${to[1]}`;
      const form: Form = {
        outline: `M${left + 24} ${from[1] - 80} L${left} ${from[1]} ${side(it, -1)} L${450 - to[0] - 14} ${to[1] + 110} L${450 + to[0] + 14} ${to[1] + 110} L${450 + to[0]} ${to[1]} C${450 + to[0] - 12} ${to[1] - 90} ${right + 26} ${from[1] + 40} ${right} ${from[1]} L${right - 24} ${from[1] - 80} Z`,
        depth: 150 + index * 8,
        reach: 150,
        yields: 0.85,
        base: 12 - index * 4,
        folds: [
          ...gathers({
            along: top,
            toward: [0, (to[1] - from[1]) * 0.9],
            fan: (to[0] - from[0]) * 0.9,
            count,
            width: 9,
            depth: 5.4,
            crisp: 0.25,
            random,
          }),
          ...flutes({
            from: top,
            to: hem,
            count: 8 - index,
            width: 20,
            depth: 13,
            opens: 1.5,
            starts: [0, 0.4],
            random,
          }),
        ],
        crumple: [
          { size: 60, depth: 3, crease: 0.2, tall: 2.4 },
          { size: 24, depth: 0.8, crease: 0.3, tall: 1.6 },
        ],
      };
      const outline: Path = `M${left} ${from[1]} C${left + 70} ${from[1] + 12} ${right - 70} ${from[1] + 12} ${right} ${from[1]} C${right + 26} ${from[1] + 40} ${450 + to[0] - 12} ${to[1] - 90} ${450 + to[0]} ${to[1]} ${edge} C${450 - to[0] + 12} ${to[1] - 90} ${left - 26} ${from[1] + 40} ${left} ${from[1]} Z`;
      return [
        {
          form,
          outline,
          cloth,
          edge: [1.2, 2.4],
          seams: [
            { along: top, groove: [1.6, 3], pucker: 2.4, ripple: 6, spread: 26 },
            {
              along: `M${450 - to[0]} ${to[1] - 4} C${450 - to[0] * 0.5} ${to[1] + 12} ${450 + to[0] * 0.5} ${to[1] + 12} ${450 + to[0]} ${to[1] - 4}`,
              stitches: [{ colour: gold, length: 9, gap: 0.4, width: 2 }],
            },
          ],
        },
      ];
    };
    const bodice: Form = {
      outline: whole(
        'M450 60 L372 60 L368 170 C356 226 340 262 330 292 C332 330 338 360 338 396 L330 500 L450 500',
        3,
      ),
      depth: 150,
      reach: 140,
      base: 18,
      yields: 0.6,
      folds: [
        ...gathers(
          {
            along: 'M372 196 C400 214 500 214 528 196',
            toward: [0, 120],
            fan: 26,
            count: 15,
            width: 8,
            depth: 5,
            crisp: 0.25,
            random,
          },
          {
            along: 'M346 394 C390 404 510 404 554 394',
            toward: [0, -90],
            fan: -8,
            count: 13,
            depth: 4.4,
          },
        ),
      ],
      crumple: [{ size: 50, depth: 2.4, crease: 0.2, tall: 1.6 }],
    };
    const strap = (path: Path, dim: number): Piece => ({
      ...tube(path, 9, 66, cloth),
      dim,
      casts: false,
    });
    return {
      pieces: [
        strap('M388 126 C396 160 398 190 400 216', 0.4),
        strap('M514 128 C506 160 504 190 502 216', 0.4),
        inside('M366 204 C410 216 490 216 534 204 L560 300 L340 300 Z', within, {
          base: 44,
          dim: 0.6,
        }),
        {
          form: { outline: 'M330 300 L570 300 L690 1120 L210 1120 Z', depth: 100, reach: 140 },
          outline:
            'M344 360 L556 360 C580 560 640 860 668 996 C560 1020 340 1020 232 996 C260 860 320 560 344 360 Z',
          cloth: slip,
        },
        backHem('M206 1036 L692 1036 L700 1062 C580 1096 320 1098 198 1064 Z', within, random, {
          count: 12,
          width: 16,
          depth: 10,
          base: 20,
        }),
        ...TIERS.flatMap(tier),
        {
          form: bodice,
          outline:
            'M372 180 L330 292 L300 392 C390 412 510 412 600 392 L570 292 L528 180 C500 210 400 210 372 180 Z',
          cloth: slip,
          within: true,
          lift: -1,
        },
        {
          form: bodice,
          outline:
            'M372 180 L320 280 L300 396 C390 414 510 414 600 396 L580 280 L528 180 C500 210 400 210 372 180 Z',
          cloth,
          within: true,
          edge: [1.4, 3],
          seams: [
            {
              along: 'M372 190 C400 220 500 220 528 190',
              groove: [1, 2],
              pucker: 1.8,
              ripple: 6,
              spread: 20,
            },
            {
              along: 'M330 396 C390 412 510 412 570 396',
              groove: [2, 4],
              pucker: 2,
              ripple: 6,
              spread: 20,
            },
          ],
        },
        strap('M374 196 C374 170 378 146 388 126', 1),
        strap('M526 196 C526 170 523 148 514 128', 1),
      ],
    };
  },
};
