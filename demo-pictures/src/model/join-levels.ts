import type { Body } from './form';
import { sampleRow, type Frame } from '../geometry/field';
import { swellAt } from '../geometry/inflate';
import { distanceInside, fillPolygon } from '../geometry/mask';
import { measureEdge } from '../geometry/measure-edge';

/** The heights of the body that a form joins, row by row, and how far the form is level with it. */
export function joinLevels(join: NonNullable<Body['join']>, frame: Frame) {
  const { body, share } = join;
  const mask = fillPolygon(body.polygon, frame);
  const rim = distanceInside(mask, frame, false);
  measureEdge(rim, mask, body.polygon);
  const scratch = new Float32Array(2048);
  const row = () => new Float32Array(frame.width);
  const [inner, ratio, folds, shares] = [row(), row(), row(), row()];
  return {
    enter(unitY: number, x0: number, x1: number): void {
      sampleRow(body.swell.inner, unitY, frame, x0, x1, inner, scratch);
      sampleRow(body.swell.ratio, unitY, frame, x0, x1, ratio, scratch);
      sampleRow(body.folds, unitY, frame, x0, x1, folds, scratch);
      sampleRow(share, unitY, frame, x0, x1, shares, scratch);
    },
    /** From the form's own height to the one that it has together with what it joins. */
    at(own: number, cell: number, k: number): number {
      const part = shares[k] ?? 0;
      if (part <= 0) return own;
      const swell = swellAt(body.swell, inner[k] ?? 0, ratio[k] ?? 0, rim.data[cell] ?? 0);
      const level = body.base + body.form.depth * swell + (folds[k] ?? 0);
      return own + (level - own) * part;
    },
  };
}
