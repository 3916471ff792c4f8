import { breaks, rays } from '../../model/fold-families';
import { foldAlong, type Fold } from '../../model/fold';
import type { Random } from '../../geometry/noise';
import { flatten, quad, type Path, type Point } from '../../geometry/path';

/** Several paths end to end, closed: corners where they join, each as curved as it was. */
export function joined(...paths: readonly Path[]): string {
  const points = paths.flatMap((path) => flatten(path));
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L')} Z`;
}

/** Where a hanging sleeve runs, in cut units. */
export interface Arm {
  /** -1 for the picture's left, 1 for its right. */
  side: -1 | 1;
  /** Where shoulder and sleeve meet on the silhouette. */
  shoulder: Point;
  /** Where the sleeve's inner edge leaves the body. */
  armpit: Point;
  elbow: Point;
  /** Middle of its lower end, cuff and all. */
  wrist: Point;
  /** Across the upper arm, the elbow, above the cuff. */
  widths: readonly [upper: number, elbow: number, wrist: number];
  /** How far the cap stands out beyond the shoulder. Default 16. */
  round?: number;
  /** How far the armhole's seam is cut into the body. Default 12. */
  deep?: number;
  /** Height of the cuff that is set on: the sleeve ends under it. Default 0. */
  cuff?: number;
}

/**
 * A pair of arms, the picture's left one first: each by the points of its shoulder, armpit, elbow and
 * wrist as text, and its widths.
 */
export function armPair(
  shape: Pick<Arm, 'round' | 'deep' | 'cuff'>,
  left: readonly [line: string, widths: Arm['widths']],
  right: readonly [line: string, widths: Arm['widths']],
): readonly Arm[] {
  const arm = (side: Arm['side'], [line, widths]: typeof left): Arm => {
    const [shoulder, armpit, elbow, wrist] = quad(line);
    return { side, shoulder, armpit, elbow, wrist, widths, ...shape };
  };
  return [arm(-1, left), arm(1, right)];
}

export interface Sleeve {
  outline: string;
  /** Its form's outline: runs on into the body and past the wrist. */
  volume: string;
  /** From shoulder to armpit. */
  armhole: Path;
  /** Down its middle, from above the shoulder to past the wrist. */
  line: Path;
  /** The outline of a cuff, `wider` than the sleeve is above it by so much. */
  cuff: (wider?: number, height?: number) => string;
  /** A point `up` units above the wrist and `out` units from its middle, towards the outside. */
  at: (up: number, out: number) => Point;
}

/** The shapes of a sleeve that hangs from the shoulder. */
export function sleeve(arm: Arm): Sleeve {
  const { side, shoulder, armpit, elbow, wrist, widths, round = 16, deep = 12, cuff = 0 } = arm;
  const [upper, middle, lower] = widths;
  const long = wrist[1] - armpit[1] > 240;
  const size = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const down: Point = [(wrist[0] - elbow[0]) / size, (wrist[1] - elbow[1]) / size];
  const out: Point = [side * Math.abs(down[1]), -side * down[0] * Math.sign(down[1])];
  const at = (up: number, across: number): Point => [
    wrist[0] - down[0] * up + out[0] * across,
    wrist[1] - down[1] * up + out[1] * across,
  ];
  const biceps: Point = [armpit[0] + (side * upper) / 2, armpit[1] + 10];
  const bend = (half: number): Point => [elbow[0] + side * half, elbow[1]];
  const end = Math.max(0, cuff - 6);
  const outer: Point[] = [
    shoulder,
    [shoulder[0] + side * round * 0.8, shoulder[1] + round * 0.62],
    [shoulder[0] + side * round * 1.55, shoulder[1] + round * 2.05],
    [biceps[0] + (side * upper) / 2, biceps[1] - 4],
    ...(long ? [bend(middle / 2), at(end + 40, lower / 2 + 3)] : []),
  ];
  const inner: Point[] = long ? [bend(-middle / 2), at(end + 40, -lower / 2 - 3)] : [];
  const drop = armpit[1] - shoulder[1];
  const armhole: Point[] = [
    shoulder,
    [shoulder[0] - side * deep, shoulder[1] + drop * 0.36],
    [shoulder[0] - side * deep * 1.1 + (armpit[0] - shoulder[0]) * 0.35, shoulder[1] + drop * 0.72],
    armpit,
  ];
  const foot = (up: number, half: number): Point[] => [at(up, half), at(up - 5, 0), at(up, -half)];
  const upward = (points: Point[], ...tail: Point[]): Point[] => [...tail, ...points].reverse();
  return {
    outline: joined(
      [...outer, at(end, lower / 2 - 2)],
      foot(end, lower / 2 - 2),
      upward([armpit, ...inner, at(end, -lower / 2 + 2)]),
      [...armhole].reverse(),
    ),
    volume: joined(
      [[shoulder[0] - side * 74, shoulder[1] - 30], shoulder],
      [...outer, at(end, lower / 2)],
      [at(-90, lower / 2 - 4), at(-90, -lower / 2 + 4)],
      upward([armpit, ...inner, at(end, -lower / 2)]),
      [
        armpit,
        [armpit[0] - side * 74, armpit[1] + 40],
        [shoulder[0] - side * 74, shoulder[1] - 30],
      ],
    ),
    armhole,
    line: [
      [shoulder[0] - side * 6, shoulder[1] - 90],
      [(shoulder[0] * 2 + biceps[0]) / 3, shoulder[1]],
      biceps,
      elbow,
      wrist,
      at(-120, 0),
    ],
    cuff: (wider = 4, height = cuff) => {
      const half = (lower + wider) / 2;
      return joined(
        foot(height, half),
        [at(height, -half), at(2, -half + 1)],
        [...foot(0, half - 2)].reverse(),
      );
    },
    at,
  };
}

/** What a hanging sleeve does: it drags at the cap, breaks at the elbow, is pushed together over the cuff. */
export function sleeveFolds(
  arm: Arm,
  look: {
    /** Half-width and height of a typical fold, in units. */
    width: number;
    depth: number;
    crisp: number;
    /** How much it is pushed together over the cuff, 0 to 1. Default 0.6. */
    stacked?: number;
    random: Random;
  },
): Fold[] {
  const { side, shoulder, armpit, elbow, wrist, widths } = arm;
  const { width, depth, crisp, stacked = 0.6, random } = look;
  const cuff = arm.cuff ?? 0;
  const x = (a: number, b: number, t: number) => a + (b - a) * t;
  const family = { width, depth, crisp, random };
  return [
    ...breaks(
      {
        ...family,
        at: [elbow[0], elbow[1] + 46],
        across: widths[1],
        height: 120,
        count: 4,
        slant: 30,
      },
      {
        at: [wrist[0], wrist[1] - cuff - 16],
        across: widths[2] * 1.05,
        height: 90,
        count: Math.round(1 + 5 * stacked),
        width: width * 0.8,
        depth: depth * (0.5 + 0.6 * stacked),
        slant: 22,
      },
    ),
    ...rays({
      ...family,
      from: [armpit[0] - side * 4, armpit[1] - 6],
      angle: side < 0 ? 128 : 52,
      fan: 58,
      length: 110,
      count: 3,
      width: width * 1.1,
    }),
    foldAlong(
      [
        [shoulder[0] + side * 14, shoulder[1] + 54],
        [x(shoulder[0], elbow[0], 0.5) + side * 18, x(shoulder[1], elbow[1], 0.5)],
        [elbow[0] + side * 10, elbow[1] - 50],
      ],
      width * 1.5,
      depth * 0.85,
      -0.3 * side,
      [0.5, 0.5],
      { crisp: crisp * 0.5 },
    ),
    foldAlong(
      [
        [elbow[0] - side * 14, elbow[1] + 30],
        [x(elbow[0], wrist[0], 0.5) + side * 4, x(elbow[1], wrist[1], 0.45)],
        [wrist[0] + side * 14, wrist[1] - cuff - 40],
      ],
      width * 1.3,
      depth * 0.7,
      0.4 * side,
      [0.4, 0.5],
      { crisp },
    ),
  ];
}
