import type { Frame } from './field';
import type { Line } from './path';

/**
 * Visits every cell within `radius` units of a line, once, with its signed offset from the line
 * (positive on the right of its direction) and the arc length of the nearest point, in units.
 */
export function traceLine(
  line: Line,
  radius: number,
  frame: Frame,
  visit: (index: number, offset: number, arc: number) => void,
): void {
  let [left, top, right, bottom] = [frame.width, frame.height, 0, 0];
  for (const [x, y] of line.points) {
    const px = (x - frame.x) * frame.scale;
    const py = (y - frame.y) * frame.scale;
    const reach = radius * frame.scale + 1;
    left = Math.min(left, Math.floor(px - reach));
    right = Math.max(right, Math.ceil(px + reach));
    top = Math.min(top, Math.floor(py - reach));
    bottom = Math.max(bottom, Math.ceil(py + reach));
  }
  left = Math.max(0, left);
  top = Math.max(0, top);
  right = Math.min(frame.width, right);
  bottom = Math.min(frame.height, bottom);
  const width = right - left;
  if (width <= 0 || bottom <= top) return;
  const offsets = new Float32Array(width * (bottom - top)).fill(1e6);
  const arcs = new Float32Array(offsets.length);
  for (let i = 1; i < line.points.length; i += 1) {
    const a = line.points[i - 1];
    const b = line.points[i];
    if (!a || !b) continue;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const size = Math.hypot(dx, dy);
    if (size === 0) continue;
    const toX = (x: number) => Math.round((x - frame.x) * frame.scale);
    const toY = (y: number) => Math.round((y - frame.y) * frame.scale);
    const x0 = Math.max(left, toX(Math.min(a[0], b[0]) - radius));
    const x1 = Math.min(right, toX(Math.max(a[0], b[0]) + radius) + 1);
    const y0 = Math.max(top, toY(Math.min(a[1], b[1]) - radius));
    const y1 = Math.min(bottom, toY(Math.max(a[1], b[1]) + radius) + 1);
    const arc = line.arcs[i - 1] ?? 0;
    for (let y = y0; y < y1; y += 1) {
      const py = frame.y + (y + 0.5) / frame.scale - a[1];
      for (let x = x0; x < x1; x += 1) {
        const px = frame.x + (x + 0.5) / frame.scale - a[0];
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (size * size)));
        const ex = px - t * dx;
        const ey = py - t * dy;
        const distance = Math.sqrt(ex * ex + ey * ey);
        const k = (y - top) * width + x - left;
        if (distance >= radius || distance >= Math.abs(offsets[k] ?? 0)) continue;
        offsets[k] = dx * ey - dy * ex < 0 ? -distance : distance;
        arcs[k] = arc + t * size;
      }
    }
  }
  for (let k = 0; k < offsets.length; k += 1) {
    const offset = offsets[k] ?? 0;
    if (offset > 1e5) continue;
    const y = Math.floor(k / width);
    visit((y + top) * frame.width + (k - y * width) + left, offset, arcs[k] ?? 0);
  }
}
