import type { Cloth } from '../../model/cloth';
import type { Form } from '../../model/form';
import { band, circle, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';

/** Where hardware sits: on a form's surface, or a number of units in front of the back plane. */
export type Seat = Form | number;

function seated(seat: Seat): Pick<Form, 'on' | 'base'> {
  return typeof seat === 'number' ? { base: seat } : { on: seat, base: 1 };
}

/** A domed disc: a rivet, a stud, a jeans button. */
export function stud(at: Point, radius: number, seat: Seat, cloth: Cloth): Piece[] {
  const outline = circle(at[0], at[1], radius);
  const form: Form = { outline, depth: radius * 0.42, reach: radius, ...seated(seat), yields: 0 };
  return [{ form, outline, cloth, edge: [radius * 0.18, radius * 0.2], yields: false }];
}

/** A button with a rim and four holes. */
export function button(
  at: Point,
  radius: number,
  seat: Seat,
  cloth: Cloth,
  thread: Cloth,
): Piece[] {
  const [x, y] = at;
  const whole = circle(x, y, radius);
  const dish = circle(x, y, radius * 0.68);
  const form: Form = {
    outline: whole,
    depth: radius * 0.1,
    reach: radius,
    ...seated(seat),
    yields: 0,
  };
  const holes = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy): Piece => {
      const hole = circle(x + dx * radius * 0.2, y + dy * radius * 0.2, radius * 0.1);
      return { form, outline: hole, cloth: thread, edge: [-1, 1], dim: 0.5, yields: false };
    }),
  );
  return [
    { form, outline: whole, cloth, edge: [radius * 0.3, radius * 0.24], yields: false },
    {
      form,
      outline: dish,
      cloth,
      edge: [-radius * 0.14, radius * 0.16],
      lift: radius * 0.3,
      yields: false,
    },
    ...holes,
  ];
}

/** Anything round in section along a path: a handle, a cord, a ring, a wire. */
export function tube(
  path: Path,
  width: number,
  seat: Seat,
  cloth: Cloth,
  endWidth?: number,
): Piece {
  const outline = band(path, width, endWidth);
  const form: Form = { outline, depth: width * 0.42, reach: width / 2, ...seated(seat), yields: 0 };
  return { form, outline, cloth, edge: [0, 1], yields: false };
}
