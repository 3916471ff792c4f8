/** Paths in cut units: SVG path data or points with a smooth curve through them, turned into lines. */

export type Point = readonly [x: number, y: number];

/** SVG path data (M L H V C S Q Z, absolute or relative), or points that a smooth curve runs through. */
export type Path = string | readonly Point[];

/** A fine polyline with its arc length at each point, in cut units. */
export interface Line {
  readonly points: readonly Point[];
  readonly arcs: readonly number[];
  readonly length: number;
}

const SPACING = 3;

function cubic(out: Point[], a: Point, b: Point, c: Point, d: Point): void {
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]);
  const steps = Math.max(2, Math.ceil((reach + Math.hypot(d[0] - c[0], d[1] - c[1])) / SPACING));
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    const s = 1 - t;
    const wa = s * s * s;
    const wb = 3 * s * s * t;
    const wc = 3 * s * t * t;
    const wd = t * t * t;
    out.push([
      wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0],
      wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1],
    ]);
  }
}

function straight(out: Point[], from: Point, to: Point): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / SPACING));
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    out.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  }
}

function flattenData(data: string): Point[] {
  const tokens = data.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const out: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let control: Point = [0, 0];
  let command = 'M';
  let i = 0;
  const number = () => {
    const value = Number(tokens[i]);
    if (Number.isNaN(value)) throw new Error(`Path data is broken near "${data.slice(0, 60)}"`);
    i += 1;
    return value;
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) {
      command = tokens[i] ?? 'Z';
      i += 1;
    }
    const relative = command === command.toLowerCase();
    const from = at;
    const pair = (): Point => {
      const x = number();
      const y = number();
      return relative ? [from[0] + x, from[1] + y] : [x, y];
    };
    switch (command.toUpperCase()) {
      case 'M':
        at = pair();
        start = at;
        out.push(at);
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        at = pair();
        straight(out, from, at);
        break;
      case 'H':
        at = [number() + (relative ? from[0] : 0), from[1]];
        straight(out, from, at);
        break;
      case 'V':
        at = [from[0], number() + (relative ? from[1] : 0)];
        straight(out, from, at);
        break;
      case 'C':
      case 'S': {
        const first: Point =
          command.toUpperCase() === 'C'
            ? pair()
            : [2 * from[0] - control[0], 2 * from[1] - control[1]];
        const second = pair();
        at = pair();
        cubic(out, from, first, second, at);
        control = second;
        continue;
      }
      case 'Q': {
        const bend = pair();
        at = pair();
        cubic(
          out,
          from,
          [from[0] + (bend[0] - from[0]) / 1.5, from[1] + (bend[1] - from[1]) / 1.5],
          [at[0] + (bend[0] - at[0]) / 1.5, at[1] + (bend[1] - at[1]) / 1.5],
          at,
        );
        break;
      }
      case 'Z':
        straight(out, from, start);
        at = start;
        break;
      default:
        throw new Error(`Path command "${command}" is not one of M L H V C S Q Z`);
    }
    control = at;
  }
  return out;
}

function flattenSpline(points: readonly Point[]): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 2) return [...points];
  const closed = first[0] === last[0] && first[1] === last[1];
  const count = closed ? points.length - 1 : points.length;
  const pick = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? first;
  const out: Point[] = [first];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    cubic(
      out,
      b,
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    );
  }
  return out;
}

/** The points of a path, about 3 units apart. Arrays whose last point is their first are closed curves. */
export function flatten(path: Path): Point[] {
  return typeof path === 'string' ? flattenData(path) : flattenSpline(path);
}

export function toLine(points: readonly Point[]): Line {
  const arcs: number[] = [];
  let length = 0;
  let before: Point | undefined;
  for (const point of points) {
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    arcs.push(length);
    before = point;
  }
  return { points, arcs, length };
}

/** The point at a share (0 to 1) of a line's length. */
export function pointAt(line: Line, share: number): Point {
  const arc = share * line.length;
  let i = 1;
  while (i < line.points.length - 1 && (line.arcs[i] ?? 0) < arc) i += 1;
  const a = line.points[i - 1] ?? [0, 0];
  const b = line.points[i] ?? a;
  const from = line.arcs[i - 1] ?? 0;
  const t = (arc - from) / ((line.arcs[i] ?? 0) - from || 1);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** The same path on the other side of the picture's middle (x = 450) or of another axis. */
export function mirror(path: Path, axis = 450): Point[] {
  return flatten(path).map(([x, y]): Point => [2 * axis - x, y]);
}

export function shift(path: Path, dx: number, dy: number): Point[] {
  return flatten(path).map(([x, y]): Point => [x + dx, y + dy]);
}

export function circle(x: number, y: number, rx: number, ry = rx): Point[] {
  const steps = Math.max(24, Math.ceil((rx + ry) * 1.2));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** The outline of a band along a path: straps, handles, cords. Widths in units, from start to end. */
export function band(path: Path, width: number, endWidth = width): Point[] {
  const line = toLine(flatten(path));
  const left: Point[] = [];
  const right: Point[] = [];
  line.points.forEach(([x, y], i) => {
    const before = line.points[Math.max(0, i - 1)] ?? [x, y];
    const after = line.points[Math.min(line.points.length - 1, i + 1)] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const size = Math.hypot(dx, dy) || 1;
    const half = (width + ((endWidth - width) * (line.arcs[i] ?? 0)) / line.length) / 2;
    left.push([x - (dy / size) * half, y + (dx / size) * half]);
    right.unshift([x + (dy / size) * half, y - (dx / size) * half]);
  });
  const outline = [...left, ...right];
  const first = outline[0];
  return first ? [...outline, first] : outline;
}

/** Points written as text, for curves in data: '352 330, 330 460'. */
export function points(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number);
    return [x, y];
  });
}

export type Quad = readonly [Point, Point, Point, Point];

/** Exactly four points written as text, such as a pocket's corners. Throws for more or fewer. */
export function quad(text: string): Quad {
  const [a, b, c, d, ...others] = points(text);
  if (!a || !b || !c || !d || others.length > 0) throw new Error(`Not four points: ${text}`);
  return [a, b, c, d];
}
