/** Numbers on a regular lattice over a part of the picture. */

export interface Frame {
  /** Left and top edge, in cut units. */
  readonly x: number;
  readonly y: number;
  /** Cells a unit. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export interface Field extends Frame {
  readonly data: Float32Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function createField(frame: Frame, fill = 0): Field {
  const { x, y, scale, width, height } = frame;
  const data = new Float32Array(width * height);
  if (fill !== 0) data.fill(fill);
  return { x, y, scale, width, height, data };
}

export function frameOf(box: Box, scale: number): Frame {
  return {
    x: box.left,
    y: box.top,
    scale,
    width: Math.max(1, Math.ceil((box.right - box.left) * scale)),
    height: Math.max(1, Math.ceil((box.bottom - box.top) * scale)),
  };
}

export function boxOf(points: Iterable<readonly [number, number]>, margin: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + margin);
    box.bottom = Math.max(box.bottom, y + margin);
  }
  return box;
}

/** The value between cells, linear; the edge's value outside. */
export function sample(field: Field, x: number, y: number): number {
  const { width, height, data } = field;
  const px = Math.min(width - 1, Math.max(0, (x - field.x) * field.scale - 0.5));
  const py = Math.min(height - 1, Math.max(0, (y - field.y) * field.scale - 0.5));
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(px)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(py)));
  const i = y0 * width + x0;
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const fx = px - x0;
  const a = data[i] ?? 0;
  const b = data[i + right] ?? 0;
  const c = data[i + below] ?? 0;
  const d = data[i + below + right] ?? 0;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * (py - y0);
}

/**
 * A whole row of smooth (cubic B-spline) values at height y, for the columns of another frame:
 * what lets a coarse field be read at full size without facets.
 */
export function sampleRow(
  field: Field,
  y: number,
  frame: Frame,
  from: number,
  to: number,
  out: Float32Array,
  scratch: Float32Array,
): void {
  const { width, height, data } = field;
  const py = (y - field.y) * field.scale - 0.5;
  const y0 = Math.floor(py);
  const fy = py - y0;
  const gy = 1 - fy;
  const w0 = (gy * gy * gy) / 6;
  const w1 = (4 - 6 * fy * fy + 3 * fy * fy * fy) / 6;
  const w3 = (fy * fy * fy) / 6;
  const w2 = 1 - w0 - w1 - w3;
  const row = (k: number) => Math.min(height - 1, Math.max(0, y0 + k)) * width;
  const [r0, r1, r2, r3] = [row(-1), row(0), row(1), row(2)];
  for (let x = 0; x < width; x += 1) {
    scratch[x] =
      w0 * (data[r0 + x] ?? 0) +
      w1 * (data[r1 + x] ?? 0) +
      w2 * (data[r2 + x] ?? 0) +
      w3 * (data[r3 + x] ?? 0);
  }
  const last = width - 1;
  const stride = field.scale / frame.scale;
  let px = (frame.x + (from + 0.5) / frame.scale - field.x) * field.scale - 0.5;
  for (let i = from; i < to; i += 1) {
    const x0 = Math.floor(px);
    const fx = px - x0;
    const gx = 1 - fx;
    const a = scratch[x0 < 1 ? 0 : x0 - 1 > last ? last : x0 - 1] ?? 0;
    const b = scratch[x0 < 0 ? 0 : x0 > last ? last : x0] ?? 0;
    const c = scratch[x0 < -1 ? 0 : x0 + 1 > last ? last : x0 + 1] ?? 0;
    const d = scratch[x0 < -2 ? 0 : x0 + 2 > last ? last : x0 + 2] ?? 0;
    out[i - from] =
      (gx * gx * gx * a +
        (4 - 6 * fx * fx + 3 * fx * fx * fx) * b +
        (4 - 6 * gx * gx + 3 * gx * gx * gx) * c +
        fx * fx * fx * d) /
      6;
    px += stride;
  }
}
