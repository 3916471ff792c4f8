import type { Fold } from './fold';
import type { Random } from '../geometry/noise';
import { flatten, pointAt, toLine, type Path, type Point } from '../geometry/path';

/** What the members of a family share; each member differs a little from it. */
interface Family {
  count: number;
  /** Half-width and height of a typical member, in units. */
  width: number;
  depth: number;
  crisp?: number;
  random: Random;
}

function vary(random: Random, value: number, by = 0.35): number {
  return value * (1 + by * random.spread());
}

/**
 * Lets a family be drawn several times in one call: each further argument says in what another
 * family differs from the first one.
 */
function withVariants<Options extends object>(family: (options: Options) => Fold[]) {
  return (options: Options, ...variants: readonly Partial<Options>[]): Fold[] =>
    [{}, ...variants].flatMap((variant) => family({ ...options, ...variant }));
}

/** Gathers: folds that start along an edge and die out in the cloth, some short, some long. */
export const gathers = withVariants(
  (
    family: Family & {
      /** The edge that is gathered in. */
      along: Path;
      /** Where the longest one ends, relative to its start, in units. */
      toward: Point;
      /** How far the outer ones spread apart sideways at their ends, in units. Default 0. */
      fan?: number;
    },
  ): Fold[] => {
    const { count, width, depth, random, toward, fan = 0, crisp = 0.3 } = family;
    const edge = toLine(flatten(family.along));
    return Array.from({ length: count }, (_, i): Fold => {
      const share = (i + 0.5 + 0.42 * random.spread()) / count;
      const [x, y] = pointAt(edge, share);
      const reach = 0.35 + 0.65 * random.next() ** 1.4;
      const out = (share - 0.5) * 2 * fan * reach + random.spread() * width * 0.6;
      const end: Point = [x + toward[0] * reach + out, y + toward[1] * reach];
      const bend: Point = [
        x + (end[0] - x) * 0.45 + random.spread() * width * 0.4,
        y + (end[1] - y) * 0.45,
      ];
      return {
        along: [[x, y], bend, end],
        width: vary(random, width),
        depth: vary(random, depth, 0.5),
        lean: random.spread() * 0.8,
        taper: [0.02, 0.85],
        opens: 1.7,
        crisp,
      };
    });
  },
);

/** Stress folds: rays that start near one point where the cloth is held, as at a crotch or an armpit. */
export const rays = withVariants(
  (
    family: Family & {
      from: Point;
      /** Middle direction and opening, in degrees: 0 to the right, 90 down. */
      angle: number;
      fan: number;
      length: number;
      /** How far along the first ray starts from the point, in units. Default 6. */
      start?: number;
      /** How much they hang through, in units. Default 5. */
      sag?: number;
    },
  ): Fold[] => {
    const { count, width, depth, random, from, angle, fan, length, start = 6, sag = 5 } = family;
    return Array.from({ length: count }, (_, i): Fold => {
      const share = count === 1 ? 0 : i / (count - 1) - 0.5;
      const turn = ((angle + fan * share + (fan / count) * 0.5 * random.spread()) * Math.PI) / 180;
      const reach = vary(random, length, 0.45);
      const near = start * (0.6 + 0.9 * random.next());
      const at = (r: number, drop: number): Point => [
        from[0] + Math.cos(turn) * r,
        from[1] + Math.sin(turn) * r + drop,
      ];
      return {
        along: [
          at(near, 0),
          at(near + reach * 0.5, sag * (0.6 + random.next())),
          at(near + reach, 0),
        ],
        width: vary(random, width),
        depth: vary(random, depth, 0.45),
        lean: 0.5 * random.spread() + 0.2,
        taper: [0.22, 0.7],
        opens: 1.5,
        crisp: family.crisp ?? 0.35,
      };
    });
  },
);

/** Breaks: folds across a tube where it is pushed together, as above a hem or a cuff, at an elbow or a knee. */
export const breaks = withVariants(
  (
    family: Family & {
      /** Middle of the lowest one, and width of the tube there, in units. */
      at: Point;
      across: number;
      /** How high they reach above it, in units. */
      height: number;
      /** How steeply they run, in units of height over the tube. Default 30. */
      slant?: number;
    },
  ): Fold[] => {
    const { count, width, depth, random, at, across, height, slant = 30 } = family;
    return Array.from({ length: count }, (_, i): Fold => {
      const y = at[1] - (height * (i + 0.4 * random.spread())) / Math.max(1, count - 1 || 1);
      const side = i % 2 === 0 ? 1 : -1;
      const share = 0.5 + 0.4 * random.next();
      const outer = at[0] + side * across * 0.5;
      const inner = outer - side * across * share;
      const drop = vary(random, slant, 0.6);
      return {
        along: [
          [outer, y - drop * 0.55],
          [outer + (inner - outer) * 0.4, y + drop * 0.12],
          [outer + (inner - outer) * 0.75, y + drop * 0.4],
          [inner, y + drop * 0.3],
        ],
        width: vary(random, width),
        depth: vary(random, depth, 0.4) * (1 - (0.45 * i) / count),
        lean: side * 0.35 + 0.3 * random.spread(),
        taper: [0.04, 0.6],
        crisp: family.crisp ?? 0.35,
      };
    });
  },
);

/** Drapes: cloth that hangs through between two points, as a cowl does; each lower than the one before. */
export const drapes = withVariants(
  (
    family: Family & {
      left: Point;
      right: Point;
      /** How far the first and the last hang through, in units. */
      sag: readonly [first: number, last: number];
      /** How far the ends move together or apart from first to last, in units. Default 0. */
      widen?: number;
    },
  ): Fold[] => {
    const { count, width, depth, random, left, right, sag, widen = 0 } = family;
    return Array.from({ length: count }, (_, i): Fold => {
      const share = count === 1 ? 0 : i / (count - 1);
      const drop = sag[0] + (sag[1] - sag[0]) * share ** 1.2;
      const slip = random.spread() * 0.09;
      const bottom = (s: number) => Math.cosh((s - 0.5 - slip) * 3.1) - 1;
      const top = bottom(0) || 1;
      const points = [0, 0.12, 0.26, 0.4, 0.5, 0.6, 0.74, 0.88, 1].map((s): Point => {
        const x = left[0] - widen * share + (right[0] - left[0] + 2 * widen * share) * s;
        const y = left[1] + (right[1] - left[1]) * s;
        return [x, y + drop * Math.max(-0.1, 1 - bottom(s) / top)];
      });
      return {
        along: points,
        width: vary(random, width * (0.8 + 0.5 * share), 0.25),
        depth: vary(random, depth * (1 - 0.35 * share), 0.3),
        lean: 0.55,
        taper: [0.3 + 0.1 * random.next(), 0.3 + 0.1 * random.next()],
        crisp: family.crisp ?? 0.25,
      };
    });
  },
);

/** Flutes: folds that fall from an upper line to the hem and open on the way; the hem follows them. */
export const flutes = withVariants(
  (
    family: Family & {
      from: Path;
      to: Path;
      /** Width at the hem over the width at the top. Default 1.7. */
      opens?: number;
      /** Where along the way they start, the earliest and the latest, 0 to 1. Default 0 and 0.5. */
      starts?: readonly [number, number];
    },
  ): Fold[] => {
    const { count, width, depth, random, opens = 1.7, starts = [0, 0.5] } = family;
    const upper = toLine(flatten(family.from));
    const lower = toLine(flatten(family.to));
    return Array.from({ length: count }, (_, i): Fold => {
      const share = (i + 0.5 + 0.5 * random.spread()) / count;
      const drift = share + random.spread() * 0.05;
      const [ax, ay] = pointAt(upper, Math.min(1, Math.max(0, share)));
      const [bx, by] = pointAt(lower, Math.min(1, Math.max(0, drift)));
      const begin = starts[0] + (starts[1] - starts[0]) * random.next();
      const x = ax + (bx - ax) * begin;
      const y = ay + (by - ay) * begin;
      const sway = random.spread() * width * 1.2;
      return {
        along: [
          [x, y],
          [x + (bx - x) * 0.35 + sway, y + (by - y) * 0.35],
          [x + (bx - x) * 0.7 + sway * 0.6, y + (by - y) * 0.7],
          [bx, by + 14],
        ],
        width: vary(random, width),
        depth: vary(random, depth, 0.4),
        lean: random.spread() * 0.7,
        taper: [0.9, 0],
        opens,
        crisp: family.crisp ?? 0.2,
      };
    });
  },
);
