import type { Cloth } from '../../../model/cloth';
import { foldAlong, type Fold } from '../../../model/fold';
import { breaks, rays } from '../../../model/fold-families';
import type { Crumple, Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { flatten, type Path, type Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam } from '../../../model/seam';

/** The picture's left sleeve: the right one is drawn from it too. */
export interface SleevePattern {
  /** From the shoulder's tip down to the cuff. */
  outer: readonly Point[];
  /** From the cuff up to the armpit. */
  inner: readonly Point[];
  /** The seam, from the armpit up to the shoulder's tip. */
  armhole: readonly Point[];
  /** Middle of the elbow, and how wide the sleeve is there, in units. */
  elbow: Point;
  across: number;
}

export interface SleeveOptions {
  /** What it is sewn to. Its outline runs on under the sleeve's head, so that the two are level there. */
  body: Form;
  pattern: SleevePattern;
  side: 'left' | 'right';
  cloth: Cloth;
  random: Random;
  /** How far the cuff hangs from where it is drawn, in units: no two sleeves hang alike. */
  sway?: Point;
  /** Height of the middle and of the rim, in units. Default 46 and 30. */
  depth?: number;
  base?: number;
  /** How far from the seam it takes to become a tube of its own, in units. Default 120. */
  over?: number;
  /** How strong and how sharp its folds are. Default 1 and 0.1. */
  strength?: number;
  crisp?: number;
  /** Folds in the left sleeve's coordinates, besides those of every hanging sleeve. */
  folds?: readonly Fold[];
  /** Whether it has those. Default true. */
  hangs?: boolean;
  seams?: readonly Seam[];
  crumple?: readonly Crumple[];
  yields?: number;
  /** Height and half-width of the armhole's seam. Default 1.6 and 3.2. */
  groove?: readonly [number, number];
}

export interface SetInSleeve {
  form: Form;
  piece: Piece;
  /** From the left sleeve's coordinates to this one's. */
  turn: (path: Path) => Point[];
  at: (point: Point) => Point;
  turnSeam: (seam: Seam) => Seam;
}

function toData(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`;
}

/** What every hanging sleeve does: it drags from the armpit, breaks at the elbow and over the cuff. */
function hangingFolds(pattern: SleevePattern, options: SleeveOptions): Fold[] {
  const { strength = 1, crisp = 0.1, random } = options;
  const { across, outer, inner, armhole } = pattern;
  const elbow: Point = [pattern.elbow[0], pattern.elbow[1] + 46 * random.spread()];
  const armpit = armhole[0] ?? elbow;
  const cuff = outer[outer.length - 1] ?? elbow;
  const cuffMiddle = (cuff[0] + (inner[0]?.[0] ?? cuff[0])) / 2;
  const family = { crisp, random };
  return [
    ...rays({
      ...family,
      from: armpit,
      angle: 120,
      fan: 34,
      length: 140,
      count: 2,
      width: 24,
      depth: 6 * strength,
      start: 18,
    }),
    ...breaks(
      {
        ...family,
        at: elbow,
        across,
        height: 90,
        count: 3,
        width: 24,
        depth: 6.5 * strength,
        slant: 44,
      },
      {
        at: [cuffMiddle, cuff[1] - 34],
        across: across * 0.85,
        height: 70,
        count: 2,
        width: 20,
        depth: 4 * strength,
        slant: 26,
      },
    ),
    foldAlong(
      [
        [(outer[3]?.[0] ?? cuff[0]) + 30, (outer[3]?.[1] ?? 300) - 10],
        [elbow[0] - across * 0.22, (elbow[1] + (outer[3]?.[1] ?? 300)) / 2],
        [elbow[0] - across * 0.16, elbow[1] - 60],
      ],
      36,
      6 * strength,
      -0.3,
      [0.4, 0.5],
      { crisp: 0 },
    ),
  ];
}

/** A set-in sleeve: hangs from the armhole, level with the shoulder at its head, a tube below. */
export function setInSleeve(options: SleeveOptions): SetInSleeve {
  const { body, pattern, side, sway = [0, 0], over = 120, hangs = true } = options;
  const { outer, inner, armhole } = pattern;
  const flip = side === 'right';
  const tip = outer[0] ?? [0, 0];
  const cuffOuter = outer[outer.length - 1] ?? [0, 0];
  const cuffInner = inner[0] ?? [0, 0];
  const at = ([x, y]: Point): Point => {
    const t = Math.max(0, (y - tip[1] - 60) / (cuffOuter[1] - tip[1]));
    const bent = x + sway[0] * t * t;
    return [flip ? 900 - bent : bent, y + sway[1] * t];
  };
  const turn = (path: Path): Point[] => flatten(path).map(at);
  const mirrored = flip ? -1 : 1;
  const turnSeam = (seam: Seam): Seam => ({
    ...seam,
    along: turn(seam.along),
    stitches: seam.stitches?.map((s) => ({ ...s, offset: mirrored * (s.offset ?? 0) })) ?? [],
  });
  const seam = flatten(armhole);
  // The volume runs on past the cuff, and into the body past the seam.
  const volume = [
    ...flatten(outer),
    [cuffOuter[0] + 4, cuffOuter[1] + 110] as const,
    [cuffInner[0], cuffInner[1] + 110] as const,
    ...flatten(inner),
    ...seam.map(([x, y]): Point => [x + 46, y - 10]),
  ];
  const drawn = [...(hangs ? hangingFolds(pattern, options) : []), ...(options.folds ?? [])];
  const form: Form = {
    outline: turn(toData(volume)),
    depth: options.depth ?? 46,
    reach: 80,
    base: options.base ?? 30,
    yields: options.yields ?? 0.35,
    joins: { form: body, along: turn(armhole), over },
    folds: drawn.map((fold) => ({
      ...fold,
      along: turn(fold.along),
      lean: mirrored * (fold.lean ?? 0),
    })),
    crumple: options.crumple ?? [],
  };
  const dip: Point = [(cuffOuter[0] + cuffInner[0]) / 2, (cuffOuter[1] + cuffInner[1]) / 2 + 5];
  const cuff = flatten([cuffOuter, dip, cuffInner]);
  const piece: Piece = {
    form,
    outline: turn(toData([...flatten(outer), ...cuff, ...flatten(inner), ...seam])),
    cloth: options.cloth,
    seams: [
      {
        along: turn(armhole),
        groove: options.groove ?? [1.6, 3.2],
        pucker: 0.7,
        spread: 16,
        ripple: 17,
      },
      ...(options.seams ?? []).map(turnSeam),
    ],
  };
  return { form, piece, turn, at, turnSeam };
}
