import type { Drawing } from './cut';
import type { Fold } from './fold';
import type { Form } from './form';
import { shift, type Path, type Point } from '../geometry/path';

/** The same drawing, lower by a number of units: to leave room for a hanger's hook. */
export function lowered(drawing: Drawing, by: number): Drawing {
  const path = (along: Path) => shift(along, 0, by);
  const point = ([x, y]: Point): Point => [x, y + by];
  const folds = (list: readonly Fold[]) =>
    list.map((fold): Fold => ({ ...fold, along: path(fold.along) }));
  const known = new Map<Form, Form>();
  const form = (one: Form): Form => {
    const done = known.get(one);
    if (done) return done;
    const moved: Form = {
      ...one,
      outline: path(one.outline),
      ...(one.on && { on: form(one.on) }),
      ...(one.folds && { folds: folds(one.folds) }),
    };
    known.set(one, moved);
    return moved;
  };
  return {
    ...drawing,
    pieces: drawing.pieces.map((piece) => ({
      ...piece,
      form: form(piece.form),
      outline: path(piece.outline),
      ...(piece.origin && { origin: point(piece.origin) }),
      ...(piece.flow && { flow: { ...piece.flow, along: path(piece.flow.along) } }),
      ...(piece.folds && { folds: folds(piece.folds) }),
      ...(piece.seams && {
        seams: piece.seams.map((seam) => ({ ...seam, along: path(seam.along) })),
      }),
    })),
  };
}
