import { createField, type Field, type Frame } from './field';
import type { Point } from './path';

/** Fills a closed polygon (non-zero winding) into bytes of 0 and 1, one a cell of the frame. */
export function fillPolygon(points: readonly Point[], frame: Frame): Uint8Array {
  const { width, height, scale } = frame;
  const out = new Uint8Array(width * height);
  const crossings: { x: number; turn: number }[][] = Array.from({ length: height }, () => []);
  for (let i = 0; i < points.length; i += 1) {
    const a = points[i];
    const b = points[(i + 1) % points.length];
    if (!a || !b) continue;
    const ay = (a[1] - frame.y) * scale - 0.5;
    const by = (b[1] - frame.y) * scale - 0.5;
    if (ay === by) continue;
    const turn = ay < by ? 1 : -1;
    const from = Math.max(0, Math.ceil(Math.min(ay, by)));
    const to = Math.min(height - 1, Math.ceil(Math.max(ay, by)) - 1);
    const ax = (a[0] - frame.x) * scale - 0.5;
    const bx = (b[0] - frame.x) * scale - 0.5;
    for (let y = from; y <= to; y += 1) {
      crossings[y]?.push({ x: ax + ((bx - ax) * (y - ay)) / (by - ay), turn });
    }
  }
  crossings.forEach((row, y) => {
    row.sort((p, q) => p.x - q.x);
    let winding = 0;
    let start = 0;
    for (const { x, turn } of row) {
      if (winding === 0) start = x;
      winding += turn;
      if (winding === 0) {
        const from = Math.max(0, Math.ceil(start));
        const to = Math.min(width - 1, Math.floor(x));
        if (to >= from) out.fill(1, y * width + from, y * width + to + 1);
      }
    }
  });
  return out;
}

/** Takes closed polygons out of a mask. */
export function pierce(mask: Uint8Array, holes: readonly (readonly Point[])[], frame: Frame): void {
  for (const hole of holes) {
    const open = fillPolygon(hole, frame);
    for (let i = 0; i < mask.length; i += 1) if (open[i] === 1) mask[i] = 0;
  }
}

const FAR = 1e12;

function lowerEnvelope(
  f: Float64Array,
  count: number,
  out: Float64Array,
  hull: Int32Array,
  bounds: Float64Array,
): void {
  let k = 0;
  hull[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  for (let q = 1; q < count; q += 1) {
    const fq = (f[q] ?? 0) + q * q;
    let s = 0;
    for (;;) {
      const v = hull[k] ?? 0;
      s = (fq - (f[v] ?? 0) - v * v) / (2 * q - 2 * v);
      if (s > (bounds[k] ?? 0) || k === 0) break;
      k -= 1;
    }
    if (s <= (bounds[k] ?? 0)) s = bounds[k] ?? 0;
    k += 1;
    hull[k] = q;
    bounds[k] = s;
    bounds[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < count; q += 1) {
    while ((bounds[k + 1] ?? FAR) < q) k += 1;
    const v = hull[k] ?? 0;
    out[q] = (q - v) * (q - v) + (f[v] ?? 0);
  }
}

/** For each cell inside the mask its distance to the nearest cell outside, in units; the frame's edge is outside. */
export function distanceInside(mask: Uint8Array, frame: Frame, edgeIsOutside = true): Field {
  const { width, height, scale } = frame;
  const out = createField(frame);
  const size = Math.max(width, height) + 2;
  const f = new Float64Array(size);
  const d = new Float64Array(size);
  const hull = new Int32Array(size + 1);
  const bounds = new Float64Array(size + 2);
  const edge = edgeIsOutside ? 0 : FAR;
  for (let x = 0; x < width; x += 1) {
    f[0] = edge;
    f[height + 1] = edge;
    for (let y = 0; y < height; y += 1) f[y + 1] = mask[y * width + x] === 1 ? FAR : 0;
    lowerEnvelope(f, height + 2, d, hull, bounds);
    for (let y = 0; y < height; y += 1) out.data[y * width + x] = Math.min(FAR, d[y + 1] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    f[0] = edge;
    f[width + 1] = edge;
    for (let x = 0; x < width; x += 1) f[x + 1] = out.data[y * width + x] ?? 0;
    lowerEnvelope(f, width + 2, d, hull, bounds);
    for (let x = 0; x < width; x += 1) {
      const cells = Math.sqrt(d[x + 1] ?? 0) - 0.5;
      out.data[y * width + x] = cells <= 0 ? 0 : Math.min(1e4, cells / scale);
    }
  }
  return out;
}
