import type { Drawing } from './cut';
import type { Fold } from './fold';
import type { Form } from './form';
import { flatten, type Path, type Point } from '../geometry/path';
import type { Seam } from './seam';

/**
 * A drawing as seen from nearer: everything `by` times as large, around a point. Cloths keep their threads'
 * size. A cut can thus be drawn in millimetres and fill the picture all the same.
 */
export function enlarge(drawing: Drawing, by: number, around: Point = [450, 110]): Drawing {
  const forms = new Map<Form, Form>();
  const place = ([x, y]: Point): Point => [
    around[0] + (x - around[0]) * by,
    around[1] + (y - around[1]) * by,
  ];
  const path = (from: Path): Point[] => flatten(from).map(place);
  const fold = (from: Fold): Fold => ({
    ...from,
    along: path(from.along),
    width: from.width * by,
    depth: from.depth * by,
  });
  const seam = (from: Seam): Seam => ({
    ...from,
    along: path(from.along),
    ...(from.groove && { groove: [from.groove[0] * by, from.groove[1] * by] }),
    pucker: (from.pucker ?? 0) * by,
    ripple: (from.ripple ?? 13) * by,
    spread: (from.spread ?? 15) * by,
    step: (from.step ?? 0) * by,
    stitches: (from.stitches ?? []).map((stitch) => ({
      ...stitch,
      offset: (stitch.offset ?? 0) * by,
    })),
  });
  const form = (from: Form): Form => {
    const known = forms.get(from);
    if (known) return known;
    const made: Form = {
      ...from,
      outline: path(from.outline),
      depth: from.depth * by,
      reach: (from.reach ?? 120) * by,
      base: (from.base ?? 0) * by,
      ...(from.on && { on: form(from.on) }),
      ...(from.joins && {
        joins: {
          form: form(from.joins.form),
          along: path(from.joins.along),
          over: from.joins.over * by,
        },
      }),
      folds: (from.folds ?? []).map(fold),
      crumple: (from.crumple ?? []).map((crumple) => ({
        ...crumple,
        size: crumple.size * by,
        depth: crumple.depth * by,
      })),
    };
    forms.set(from, made);
    return made;
  };
  return {
    ...drawing,
    pieces: drawing.pieces.map((piece) => ({
      ...piece,
      form: form(piece.form),
      outline: path(piece.outline),
      lift: (piece.lift ?? 0) * by,
      ...(piece.edge && { edge: [piece.edge[0] * by, piece.edge[1] * by] }),
      ...(piece.origin && { origin: place(piece.origin) }),
      ...(piece.flow && { flow: { ...piece.flow, along: path(piece.flow.along) } }),
      folds: (piece.folds ?? []).map(fold),
      seams: (piece.seams ?? []).map(seam),
    })),
  };
}
