import { flatten, type Path, type Point } from '../geometry/path';
import type { Drawing } from './cut';
import type { Fold } from './fold';
import type { Form, Join } from './form';
import type { Piece } from './piece';
import type { Seam } from './seam';

/** A uniform scaling and a translation: what leaves circles round and seams in proportion. */
interface Transform {
  scale: number;
  point: (point: Point) => Point;
}

/**
 * A drawing as seen from nearer: everything `by` times as large, around a point. Cloths keep their
 * threads' size. A cut can thus be drawn in millimetres and fill the picture all the same.
 */
export function enlarge(drawing: Drawing, by: number, around: Point = [450, 110]): Drawing {
  return transformDrawing(drawing, {
    scale: by,
    point: ([x, y]) => [around[0] + (x - around[0]) * by, around[1] + (y - around[1]) * by],
  });
}

/** The same drawing, lower by a number of units: to leave room for a hanger's hook. */
export function lowered(drawing: Drawing, by: number): Drawing {
  return transformDrawing(drawing, { scale: 1, point: ([x, y]) => [x, y + by] });
}

function transformDrawing(drawing: Drawing, transform: Transform): Drawing {
  const forms = new Map<Form, Form>();
  // Forms are compared by identity, so each is transformed once.
  const formOf = (form: Form): Form => {
    const known = forms.get(form);
    if (known) return known;
    const transformed = transformForm(form, transform, formOf);
    forms.set(form, transformed);
    return transformed;
  };
  return {
    ...drawing,
    pieces: drawing.pieces.map((piece) => transformPiece(piece, transform, formOf)),
  };
}

function pathBy({ point }: Transform, path: Path): Point[] {
  return flatten(path).map(point);
}

function transformForm(form: Form, transform: Transform, formOf: (form: Form) => Form): Form {
  const { scale } = transform;
  return {
    ...form,
    outline: pathBy(transform, form.outline),
    depth: form.depth * scale,
    reach: (form.reach ?? 120) * scale,
    base: (form.base ?? 0) * scale,
    ...(form.on && { on: formOf(form.on) }),
    ...(form.joins && { joins: transformJoin(form.joins, transform, formOf) }),
    folds: (form.folds ?? []).map((fold) => transformFold(fold, transform)),
    crumple: (form.crumple ?? []).map((crumple) => ({
      ...crumple,
      size: crumple.size * scale,
      depth: crumple.depth * scale,
    })),
  };
}

function transformJoin(join: Join, transform: Transform, formOf: (form: Form) => Form): Join {
  return {
    form: formOf(join.form),
    along: pathBy(transform, join.along),
    over: join.over * transform.scale,
  };
}

function transformPiece(piece: Piece, transform: Transform, formOf: (form: Form) => Form): Piece {
  const { scale, point } = transform;
  return {
    ...piece,
    form: formOf(piece.form),
    outline: pathBy(transform, piece.outline),
    lift: (piece.lift ?? 0) * scale,
    ...(piece.edge && { edge: [piece.edge[0] * scale, piece.edge[1] * scale] }),
    ...(piece.origin && { origin: point(piece.origin) }),
    ...(piece.flow && { flow: { ...piece.flow, along: pathBy(transform, piece.flow.along) } }),
    folds: (piece.folds ?? []).map((fold) => transformFold(fold, transform)),
    seams: (piece.seams ?? []).map((seam) => transformSeam(seam, transform)),
  };
}

function transformFold(fold: Fold, transform: Transform): Fold {
  return {
    ...fold,
    along: pathBy(transform, fold.along),
    width: fold.width * transform.scale,
    depth: fold.depth * transform.scale,
  };
}

function transformSeam(seam: Seam, transform: Transform): Seam {
  const { scale } = transform;
  return {
    ...seam,
    along: pathBy(transform, seam.along),
    ...(seam.groove && { groove: [seam.groove[0] * scale, seam.groove[1] * scale] }),
    pucker: (seam.pucker ?? 0) * scale,
    ripple: (seam.ripple ?? 13) * scale,
    spread: (seam.spread ?? 15) * scale,
    step: (seam.step ?? 0) * scale,
    stitches: (seam.stitches ?? []).map((stitch) => ({
      ...stitch,
      offset: (stitch.offset ?? 0) * scale,
    })),
  };
}
