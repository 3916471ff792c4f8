import { foldAlong } from '../../model/fold';
import type { Cloth } from '../../model/cloth';
import { bent, type Barrel } from '../../materials/hard/bent';
import { brushed, isGold, precious } from '../../materials/hard/jewellery';
import { leather } from '../../materials/hard/leather';
import { dial, knurled, links } from '../../materials/hard/watch-parts';
import type { Cut } from '../../model/cut';
import { contact } from '../display/stands';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { circle, mirror, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { painted, rounded, waxedThread } from '../trims/saddlery';
import { linear, scaled } from '../../model/linear-colour';

// 36 mm across; 11 units a millimetre. The strap stands closed, as on a wrist.
const X = 450;
const Y = 486;
const MIDDLE: Point = [X, Y];
const RADIUS = 198;
const DIAL = 160;
const TOP = 168;
const FLOOR = 872;
const SILVER = linear('#c5c6c8');

const STRAP =
  'M362 170 C380 164 520 164 538 170 C546 220 553 290 556 360 L556 612 C553 690 546 780 536 866 C520 872 380 872 364 866 C354 780 347 690 344 612 L344 360 C347 290 354 220 362 170 Z';
const LUG =
  'M322 360 C324 322 332 290 350 276 C358 272 366 274 368 282 C370 300 376 312 384 326 L384 380 L330 380 Z';

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    X + x * Math.cos(angle) - y * Math.sin(angle),
    Y + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

export const watch: Cut = {
  detail: { x: 330, y: 300, width: 270, height: 360 },
  draw({ colour, cloth: clothOf }) {
    const main = clothOf((dye) => leather(dye, { grain: 1.5, height: 0.12, roughness: 0.4 }));
    const bracelet = main.kind === 'metal';
    const tone = bracelet ? colour : SILVER;
    const gold = isGold(tone);
    const polished = precious(tone, 0.2);
    const satin = brushed(precious(tone));
    const face = gold ? linear('#ded5c2') : bracelet ? linear('#20242c') : linear('#e2dfd8');
    const ink = bracelet && !gold ? linear('#b9bcc0') : linear('#3a3733');

    const loop: Form = {
      outline: STRAP,
      depth: bracelet ? 4 : 8,
      reach: bracelet ? 6 : 14,
      yields: 0,
    };
    const barrel: Barrel = { half: (FLOOR - TOP) / 2 + 3, depth: 240, axis: 'level' };
    const middle: Point = [X, (FLOOR + TOP) / 2];
    const ring = (
      outer: number,
      inner: number,
      depth: number,
      reach: number,
      base: number,
    ): Form => ({
      outline: circle(X, Y, outer),
      holes: [circle(X, Y, inner)],
      depth,
      reach,
      base,
      yields: 0,
    });
    const disc = (radius: number, depth: number, reach: number, base: number): Form => ({
      outline: circle(X, Y, radius),
      depth,
      reach,
      base,
      yields: 0,
    });
    const hard = (form: Form, cloth: Cloth, more: Partial<Piece> = {}): Piece => ({
      form,
      outline: form.outline,
      cloth,
      edge: [0, 0.5],
      yields: false,
      ...more,
    });
    const bar = (
      points: readonly Point[],
      base: number,
      depth: number,
      cloth: Cloth,
      casts = true,
    ): Piece => {
      const outline = [...points, points[0] ?? MIDDLE].map((point): Point => [point[0], point[1]]);
      let data = '';
      outline.forEach(
        ([x, y], i) => (data += `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)} `),
      );
      return hard({ outline: `${data}Z`, depth, reach: depth * 1.4, base, yields: 0 }, cloth, {
        edge: [0.4, 0.6],
        casts,
      });
    };
    const index = (hour: number): Piece[] => {
      const sides = hour % 3 === 0 ? [-5.4, 5.4] : [0];
      return sides.map((side) => {
        const at = (x: number, y: number) => turned([x + side, y], hour * 30);
        return bar(
          [at(-3.4, -138), at(3.4, -138), at(3.4, -108), at(-3.4, -108)],
          262,
          3.2,
          polished,
        );
      });
    };
    const hand = (degrees: number, length: number, width: number, base: number): Piece[] =>
      [-1, 1].map((side) => {
        const at = (x: number, y: number) => turned([x * side, y], degrees);
        const facet = bar(
          [at(0, 26), at(width * 0.7, 22), at(width, -18), at(1.4, -length), at(0, -length)],
          base,
          1.2,
          polished,
        );
        return { ...facet, dim: side > 0 ? 1 : 0.62 };
      });
    const row = { length: 7.6, gap: 3.4, width: 2.5, colour: waxedThread(colour) };
    const edge = (side: number): Path => [
      [X + side * 78, 174],
      [X + side * 95, 350],
      [X + side * 95, 620],
      [X + side * 76, 862],
    ];
    const lugs = [LUG, mirror(LUG), mirror(LUG).map(([x, y]): Point => [x, 2 * Y - y])];
    const lower = mirror(lugs[2] ?? []);

    return {
      stance: 'stands',
      floor: FLOOR - 4,
      pieces: [
        contact([X + 10, FLOOR - 2], 150, 12, 0.7),
        bracelet
          ? hard(loop, bent(links(polished, gold ? 17 : 44, gold ? 0.34 : 0.42), barrel), {
              origin: middle,
            })
          : hard(loop, bent(painted(main, scaled(colour, 0.4), 3), barrel), {
              origin: middle,
              folds: [
                foldAlong(
                  [
                    [X, 140],
                    [X, 900],
                  ],
                  92,
                  9,
                  0,
                  [0, 0],
                  { crisp: 0 },
                ),
              ],
              seams: [-1, 1].map((side) => ({
                along: edge(side),
                groove: [1.2, 4],
                pucker: 0.7,
                ripple: 11,
                spread: 9,
                stitches: [row],
              })),
            }),
        ...[...lugs.slice(0, 2), lugs[2] ?? LUG, lower].map((outline) =>
          hard({ outline, depth: 16, reach: 14, base: 226, yields: 0 }, polished),
        ),
        tube(
          [
            [636, Y + 1],
            [660, Y + 1],
          ],
          24,
          232,
          polished,
        ),
        hard(
          {
            outline: rounded(651, Y - 21, 676, Y + 23, 5),
            depth: 16,
            reach: 12,
            base: 226,
            yields: 0,
          },
          knurled(polished),
        ),
        hard(disc(RADIUS, 22, 22, 232), polished),
        hard(ring(RADIUS - 9, DIAL + 2, 9, 15, 252), satin, {
          flow: { along: circle(X, Y, (RADIUS + DIAL) / 2), reach: 60 },
        }),
        hard(disc(DIAL + 4, 1, 2, 252), dial(face, ink), { origin: MIDDLE }),
        ...Array.from({ length: 12 }, (_, i) => index(i)).flat(),
        hard(disc(3, 1, 3, 256), polished),
        ...hand(-56, 84, 7, 263),
        ...hand(54, 128, 5.4, 266),
        bar(
          [
            turned([-1, 34], 196),
            turned([1, 34], 196),
            turned([0.8, -136], 196),
            turned([-0.8, -136], 196),
          ],
          270,
          1,
          polished,
          false,
        ),
        hard(disc(8, 4, 7, 270), polished),
      ],
    };
  },
};
