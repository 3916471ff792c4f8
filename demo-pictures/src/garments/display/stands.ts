import { metal } from '../../materials/hard/metal';
import { shade, stone } from '../../materials/hard/stones';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { circle, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear } from '../../model/linear-colour';

/** What the studio puts small things on: a plinth of dark stone, a brass rail, a jewellery stand. */

const BRASS = metal('antique gold', 0.3);
const STONE = stone(linear('#2a2521'));
const TOP = stone(linear('#3d3731'), 43);

/** A block of stone; its upper face shows as a strip 34 units high. Things stand at about `top` + 14. */
export function plinth(left: number, right: number, top: number, bottom: number): Piece[] {
  const ledge = top + 34;
  const slab: Form = {
    outline: `M${left + 16} ${top} L${right - 16} ${top} L${right} ${ledge + 6} L${left} ${ledge + 6} Z`,
    depth: 1,
    reach: 4,
    yields: 0,
  };
  const front: Form = {
    outline: `M${left} ${ledge} L${right} ${ledge} L${right} ${bottom} L${left} ${bottom} Z`,
    depth: 5,
    reach: 6,
    base: 14,
    yields: 0,
  };
  return [
    { form: slab, outline: slab.outline, cloth: TOP, edge: [0.5, 1], yields: false },
    { form: front, outline: front.outline, cloth: STONE, edge: [0.5, 1], yields: false },
  ];
}

/** The dark under something that stands at a point; half-sizes in units. */
export function contact(
  at: Point,
  halfWidth: number,
  halfHeight: number,
  strength?: number,
): Piece {
  const outline = circle(at[0], at[1], halfWidth, halfHeight);
  return {
    form: { outline, depth: 0, reach: 2, base: 1, yields: 0 },
    outline,
    cloth: shade(halfWidth, halfHeight, strength),
    origin: [at[0], at[1]],
    edge: [0, 0.1],
    casts: false,
    yields: false,
  };
}

/** A brass rod with turned ends, held from above by a thinner one. `base` as for a form. */
export function rail(left: number, right: number, y: number, base: number, width = 15): Piece[] {
  const middle = (left + right) / 2;
  const end = (x: number): Piece => {
    const outline = circle(x, y, width * 0.82);
    return {
      form: { outline, depth: width * 0.7, reach: width * 0.8, base, yields: 0 },
      outline,
      cloth: BRASS,
      edge: [0, 1],
      yields: false,
    };
  };
  return [
    {
      ...tube(
        [
          [middle, -20],
          [middle, y],
        ],
        width * 0.6,
        base - 4,
        BRASS,
      ),
      casts: false,
    },
    {
      ...tube(
        [
          [left, y],
          [right, y],
        ],
        width,
        base,
        BRASS,
      ),
      casts: false,
    },
    end(left),
    end(right),
  ];
}

/** A stand for earrings and chains: a bar across a stem on a round foot. */
export function stand(left: number, right: number, y: number, floor: number): Piece[] {
  const x = (left + right) / 2;
  const foot = circle(x, floor - 12, 118, 15);
  const upper = circle(x, floor - 19, 112, 12);
  const plate = (outline: Point[], base: number): Piece => ({
    form: { outline, depth: 8, reach: 12, base, yields: 0 },
    outline,
    cloth: BRASS,
    edge: [0, 1],
    yields: false,
  });
  return [
    plate(foot, 10),
    plate(upper, 14),
    {
      ...tube(
        [
          [x, y],
          [x, floor - 18],
        ],
        10,
        20,
        BRASS,
      ),
      casts: false,
    },
    {
      ...tube(
        [
          [left, y],
          [right, y],
        ],
        13,
        24,
        BRASS,
      ),
      casts: false,
    },
    plate(circle(left, y, 9), 25),
    plate(circle(right, y, 9), 25),
  ];
}
