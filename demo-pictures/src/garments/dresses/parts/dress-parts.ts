/** What dresses have in common: insides of necks, back hems, sleeves that hang from the shoulder. */
import type { Cloth } from '../../../model/cloth';
import { boxOf } from '../../../geometry/field';
import { flutes, rays } from '../../../model/fold-families';
import { foldAlong, type Fold } from '../../../model/fold';
import type { Form } from '../../../model/form';
import { smoothstep, type Random } from '../../../geometry/noise';
import { flatten, mirror, points, type Path, type Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';

/** A soft fold drawn by hand, free at both ends unless told otherwise. */
export function fold(along: Path, width: number, depth: number, more: Partial<Fold> = {}): Fold {
  return { along, width, depth, lean: 0.3, taper: [0.4, 0.5], crisp: 0.15, ...more };
}

/**
 * A closed outline from its left half, which runs from the top of the middle line to its bottom.
 * `sway` is how far, in units, the right half differs; `bend` how far its elbow stands out more.
 */
export function whole(half: Path, sway = 3, bend = 0): Point[] {
  const left = flatten(half);
  const right = mirror(left).map(([x, y]): Point => {
    const arm = smoothstep(130, 170, x - 450) * smoothstep(260, 480, y) * smoothstep(720, 480, y);
    return [
      x + sway * Math.sin(y / 130) * Math.min(1, Math.abs(x - 450) / 60) + bend * arm,
      y + 0.6 * sway * Math.sin(x / 90),
    ];
  });
  return [...left, ...right.reverse()];
}

/** The fullness of a bust, for the folds of the piece that covers it. `half` is how far each side's middle is out. */
export function bust(y: number, half: number, size: number, depth: number): Fold[] {
  return [-1, 1].map((side): Fold =>
    foldAlong(
      [
        [450 + side * (half - size * 0.04), y - size * 1.3],
        [450 + side * half, y + size * 1.05],
      ],
      size,
      depth * (side < 0 ? 1 : 0.94),
      -0.1 * side,
      [0.62, 0.48],
      { crisp: 0, still: true },
    ),
  );
}

function boxAround(outline: Path, margin: number): Point[] {
  const { left, top, right, bottom } = boxOf(flatten(outline), margin);
  return flatten(`M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`);
}

/** The inside of a neck, a cuff or a slit: hollow, and darker than the outside. */
export function inside(
  outline: Path,
  cloth: Cloth,
  more: Partial<Piece> & { base?: number } = {},
): Piece {
  const { base = 70, ...rest } = more;
  const form: Form = {
    outline: boxAround(outline, 50),
    depth: -36,
    base,
    reach: 100,
    yields: 0,
    crumple: [{ size: 60, depth: 2, crease: 0.1, tall: 2 }],
  };
  return { form, outline, cloth, dim: 0.7, ...rest };
}

/** The inside of the back's hem, seen under the front's. `outline` is the part that may show. */
export function backHem(
  outline: Path,
  cloth: Cloth,
  random: Random,
  { count = 7, width = 20, depth = 12, base = 70 } = {},
): Piece {
  const { left, right, top, bottom } = boxOf(flatten(outline), 0);
  const form: Form = {
    outline: boxAround(outline, 80),
    depth: -20,
    base,
    reach: 200,
    folds: flutes({
      from: [
        [left, top - 60],
        [right, top - 60],
      ],
      to: [
        [left, bottom],
        [right, bottom],
      ],
      count,
      width,
      depth,
      opens: 1.1,
      random,
    }),
  };
  return { form, outline, cloth, dim: 0.5 };
}

/** The folds of a long sleeve, given on the picture's left and turned over by `turn` for the right. */
export function sleeveFolds(
  turn: (path: Path) => Path,
  at: { armpit: Point; elbow: Point; wrist: Point; across: number },
  strength: number,
  random: Random,
  crisp = 0.15,
): Fold[] {
  const point = ([x, y]: Point): Point =>
    flatten(
      turn([
        [x, y],
        [x, y + 1],
      ]),
    )[0] ?? [x, y];
  const flipped = point(at.armpit)[0] > 450;
  const { across: a } = at;
  const out = flipped ? 1 : -1;
  // From a joint: shares of the arm's width outwards and down, crossing the arm at a slant.
  const slant = (
    joint: Point,
    way: readonly Point[],
    width: number,
    depth: number,
    lean: number,
  ): Fold => {
    const [x, y] = point(joint);
    const drift = 0.12 * random.spread();
    return foldAlong(
      way.map(([dx, dy]): Point => [x + out * dx * a, y + (dy + drift) * a]),
      a * width * (1 + 0.2 * random.spread()),
      depth * strength * (1 + 0.3 * random.spread()),
      lean * out,
      [0.12, 0.7],
      { crisp },
    );
  };
  return [
    slant(at.elbow, points('-0.44 -0.06, -0.05 -0.2, 0.4 -0.78'), 0.2, 6.5, 0.4),
    slant(at.elbow, points('-0.45 0.12, 0 0.2, 0.42 0.72'), 0.19, 6, -0.3),
    slant(at.elbow, points('-0.42 0.03, 0.02 0.0, 0.24 -0.1'), 0.14, 4, 0.2),
    slant(at.wrist, points('0.4 -1.35, 0.06 -0.95, -0.34 -0.4'), 0.19, 5, -0.3),
    slant(at.wrist, points('-0.38 -0.3, 0.02 -0.2, 0.3 -0.02'), 0.15, 4, 0.3),
    ...rays(
      {
        from: point(at.armpit),
        angle: flipped ? -42 : 222,
        fan: 58,
        length: a * 1.15,
        count: 3,
        width: a * 0.17,
        depth: 6.5 * strength,
        start: 10,
        crisp,
        random,
      },
      { angle: flipped ? 196 : -16, fan: 70, length: a * 1.2, depth: 4.5 * strength, start: 12 },
    ),
  ];
}
