import { boxOf, createField, frameOf, type Field } from './field';
import { flatten, toLine, type Path, type Point } from './path';
import { traceLine } from './trace';

/** A cloth that was knitted or cut to run along a curve: ribs round a neck, cables down a bent sleeve. */
export interface Flow {
  /** What it follows; on past both ends of the piece. */
  along: Path;
  /** Whether the warp crosses the path, as the ribs of a neckband do, instead of following it. */
  across?: boolean;
  /** How far from the path the piece reaches, in units. Default 150. */
  reach?: number;
}

/** The cloth's own coordinates around a path, on a lattice of 2 units. */
export interface Current {
  readonly u: Field;
  readonly v: Field;
}

export function follow(
  flow: Flow,
  outline: readonly Point[],
  place: (point: Point) => Point,
): Current {
  const frame = frameOf(boxOf(outline, 8), 0.5);
  const u = createField(frame);
  const v = createField(frame);
  const line = toLine(flatten(flow.along).map(place));
  traceLine(line, flow.reach ?? 150, frame, (cell, offset, arc) => {
    u.data[cell] = flow.across ? arc - line.length / 2 : -offset;
    v.data[cell] = flow.across ? offset : arc;
  });
  return { u, v };
}
