import type { Field } from '../geometry/field';
import { noise, smoothstep } from '../geometry/noise';
import { flatten, points, toLine, type Path, type Point } from '../geometry/path';
import { traceLine } from '../geometry/trace';

/** One fold of the cloth: a ridge (or, with a negative depth, a valley) along a curve. */
export interface Fold {
  /** Its crest, from start to end. */
  along: Path;
  /** From the crest to where it is flat again, on either side, in units. */
  width: number;
  /** Height of the crest, in units; negative for a valley. A quarter of the width is a strong fold. */
  depth: number;
  /** Which side is steep: -1 the left of its direction, 1 the right, 0 neither. */
  lean?: number;
  /** The shares of its length over which it rises from nothing at the start and sinks at the end. */
  taper?: readonly [start: number, end: number];
  /** 0 for a round crest (wool, jersey) to 1 for a sharp one (poplin, linen). */
  crisp?: number;
  /** The width at the end over the width at the start: 3 for a flute that opens to the hem. */
  opens?: number;
  /** Keeps its crest where it is drawn: for fullness that is cut in, and so broad that wandering would tear it. */
  still?: boolean;
}

const DEFAULT_TAPER = [0.35, 0.35] as const;

/**
 * A fold placed by hand, so that folds can be written as a table: one row a fold, its columns the
 * curve (a path, or its points as text), half-width, depth, lean and taper; seldom more.
 */
export function foldAlong(
  curve: Path,
  width: number,
  depth: number,
  lean = 0,
  taper: readonly [start: number, end: number] = DEFAULT_TAPER,
  more: Pick<Fold, 'crisp' | 'opens' | 'still'> = {},
): Fold {
  const along = typeof curve === 'string' && !curve.startsWith('M') ? points(curve) : curve;
  return { along, width, depth, lean, taper, ...more };
}

function profile(x: number, peak: number, crisp: number): number {
  const t = x < peak ? (x + 1) / (peak + 1) : (1 - x) / (1 - peak);
  if (t <= 0) return 0;
  const round = t * t * (3 - 2 * t);
  return round + (t * t - round) * crisp;
}

/** Folds that meet run into one another; their heights don't pile up. */
function meet(a: number, b: number): number {
  if (a * b <= 0) return a + b;
  return a < 0 ? -Math.cbrt(-a * a * a - b * b * b) : Math.cbrt(a * a * a + b * b * b);
}

/** Adds folds to a field of heights. The seed makes each crest wander a little. */
export function addFolds(
  field: Field,
  folds: readonly Fold[],
  seed: number,
  place: (point: Point) => Point,
): void {
  folds.forEach((fold, index) => {
    const drawn = flatten(fold.along);
    const wander = fold.still ? 0 : fold.width * 0.24;
    const quiver = fold.still ? 0 : 0.06 * fold.width;
    const key = seed + index * 31;
    const points = drawn.map(([x, y]): Point => {
      return place([
        x + wander * noise(x / 120, y / 120, key) + quiver * noise(x / 34, y / 34, key + 3),
        y + wander * noise(x / 120, y / 120, key + 7),
      ]);
    });
    const line = toLine(points);
    const [rise, sink] = fold.taper ?? DEFAULT_TAPER;
    const opens = fold.opens ?? 1;
    const widest = fold.width * Math.max(1, opens);
    const peak = (fold.lean ?? 0) * 0.6;
    const crisp = fold.crisp ?? 0.3;
    traceLine(line, widest, field, (cell, offset, arc) => {
      const t = arc / line.length;
      const strength =
        (rise > 0 ? smoothstep(0, rise, t) : 1) * (sink > 0 ? smoothstep(0, sink, 1 - t) : 1);
      if (strength <= 0) return;
      const breath = 0.92 + 0.2 * noise(arc / 120, index * 3.7, seed);
      const width = fold.width * (1 + (opens - 1) * t) * (0.55 + 0.45 * strength) * breath;
      const x = offset / width;
      if (x <= -1 || x >= 1) return;
      field.data[cell] = meet(
        field.data[cell] ?? 0,
        fold.depth * strength * profile(x, peak, crisp),
      );
    });
  });
}
