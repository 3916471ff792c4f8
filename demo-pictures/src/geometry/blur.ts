import { createField, type Field } from './field';

function pass(from: Float32Array, to: Float32Array, width: number, height: number, radius: number) {
  // Reads rows, writes columns: run twice it blurs both ways.
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const first = from[row] ?? 0;
    const last = from[row + width - 1] ?? 0;
    let sum = first * radius;
    for (let x = 0; x <= radius; x += 1) sum += x < width ? (from[row + x] ?? 0) : last;
    for (let x = 0; x < width; x += 1) {
      to[x * height + y] = sum / size;
      const enter = x + radius + 1;
      const leave = x - radius;
      sum += enter < width ? (from[row + enter] ?? 0) : last;
      sum -= leave >= 0 ? (from[row + leave] ?? 0) : first;
    }
  }
}

/** A soft blur (three box passes, close to a Gaussian); the radius in cells. */
export function blur(field: Field, radius: number): Field {
  const out = createField(field);
  out.data.set(field.data);
  const cells = Math.round(radius / 1.7);
  if (cells < 1) return out;
  const other = new Float32Array(out.data.length);
  for (let i = 0; i < 3; i += 1) {
    pass(out.data, other, field.width, field.height, cells);
    pass(other, out.data, field.height, field.width, cells);
  }
  return out;
}

/** Averages of k by k cells. */
export function shrink(field: Field, k: number): Field {
  const width = Math.ceil(field.width / k);
  const height = Math.ceil(field.height / k);
  const out = createField({ ...field, scale: field.scale / k, width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let dy = y * k; dy < Math.min(field.height, (y + 1) * k); dy += 1) {
        for (let dx = x * k; dx < Math.min(field.width, (x + 1) * k); dx += 1) {
          sum += field.data[dy * field.width + dx] ?? 0;
          count += 1;
        }
      }
      out.data[y * width + x] = sum / count;
    }
  }
  return out;
}
