import { blur, shrink } from '../geometry/blur';
import type { Canvas } from '../model/canvas';
import { createField, sample, type Field } from '../geometry/field';
import type { Lit } from './shade';
import { cellNoise, noise, smoothstep } from '../geometry/noise';
import { toneMap } from './tone-map';

/** The film's contrast makes colours stronger than the cloth's: this much is taken back. */
const PALER = 0.13;

/** The studio behind: a warm wall with a glow on it that fades into a floor. Linear light at a spot in units. */
function ground(x: number, y: number, floor: number, out: Float32Array): void {
  const gx = (x - 400) / 470;
  const gy = (y - 470) / 560;
  const glow = Math.exp(-(gx * gx + gy * gy) * 1.15);
  const fx = (x - 430) / 540;
  const fy = (y - floor - 34) / 120;
  const pool = Math.exp(-(fx * fx) - fy * fy) * smoothstep(floor - 150, floor + 10, y);
  const cloudy = 1 + 0.05 * noise(x / 260, y / 260, 77);
  const light = (0.0082 + 0.036 * glow + 0.04 * pool) * cloudy;
  out[0] = light * 1.16;
  out[1] = light * 0.985;
  out[2] = light * 0.78;
}

/** The shape's shadow on the floor and its faint one on the wall, 0 to 1 of darkness. */
function shadows(canvas: Canvas, floor: number, stands: boolean): (x: number, y: number) => number {
  const factor = Math.max(1, Math.round(canvas.scale / 0.25));
  const cover: Field = { ...canvas, data: canvas.cover };
  const low = shrink(cover, factor);
  const wall = blur(low, 46 * low.scale);
  // What stands low casts on the floor: each column's cover near the bottom, spread sideways.
  const line = createField({ ...low, height: 1 });
  for (let x = 0; x < low.width; x += 1) {
    let sum = 0;
    for (let y = 0; y < low.height; y += 1) {
      const unitY = low.y + (y + 0.5) / low.scale;
      const near = Math.exp(-Math.max(0, floor - unitY) / (stands ? 60 : 110));
      sum += (low.data[y * low.width + x] ?? 0) * near;
    }
    line.data[x] = Math.min(1, (sum / low.scale) * (stands ? 0.024 : 0.009));
  }
  const broad = blur(line, (stands ? 26 : 62) * low.scale);
  const close = blur(line, 9 * low.scale);
  return (x, y) => {
    const away = y - floor;
    const under = smoothstep(stands ? -26 : -90, 2, away);
    const far = Math.exp(-Math.abs(away - (stands ? 10 : 22)) / (stands ? 22 : 46));
    const tight = stands ? Math.exp(-Math.abs(away - 2) / 7) * smoothstep(-10, 0, away) : 0;
    const onFloor =
      (stands ? 1.1 : 0.75) * sample(broad, x - 26 - away * 0.5, line.y) * far * under +
      0.85 * sample(close, x - 3, line.y) * tight;
    const onWall = 0.34 * sample(wall, x - 62, y - 46) * smoothstep(floor - 20, floor - 150, y);
    return Math.min(0.93, onFloor + onWall);
  };
}

/** What a faintly glossy floor shows of what stands on it. */
function reflect(
  canvas: Canvas,
  lit: Lit,
  x: number,
  y: number,
  floor: number,
  out: Float32Array,
): void {
  const away = y - floor;
  const strength = 0.085 * Math.exp(-away / 70);
  out.fill(0);
  const samples = 9;
  for (let s = 0; s < samples; s += 1) {
    // The further from the foot, the more the floor's roughness spreads it.
    const off = (s / (samples - 1) - 0.5) * (1 + away * 0.5);
    const px = Math.round((x + off * 0.7 - canvas.x) * canvas.scale);
    const py = Math.round((floor - away + off - canvas.y) * canvas.scale);
    if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) continue;
    const i = py * canvas.width + px;
    const share = ((canvas.cover[i] ?? 0) * strength) / samples;
    out[0] = (out[0] ?? 0) + share * (lit.red[i] ?? 0);
    out[1] = (out[1] ?? 0) + share * (lit.green[i] ?? 0);
    out[2] = (out[2] ?? 0) + share * (lit.blue[i] ?? 0);
  }
}

/** Puts the lit garment into the studio and develops it: 8-bit sRGB, three bytes a pixel, `factor` times smaller. */
export function compose(
  canvas: Canvas,
  lit: Lit,
  factor: number,
  floor: number,
  stands: boolean,
): Buffer {
  const width = Math.floor(canvas.width / factor);
  const height = Math.floor(canvas.height / factor);
  const dark = shadows(canvas, floor, stands);
  const out = Buffer.alloc(width * height * 3);
  const back = new Float32Array(3);
  const mirrored = new Float32Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const unitX = canvas.x + ((x + 0.5) * factor) / canvas.scale;
      const unitY = canvas.y + ((y + 0.5) * factor) / canvas.scale;
      ground(unitX, unitY, floor, back);
      const keep = 1 - dark(unitX, unitY);
      if (stands && unitY > floor) {
        reflect(canvas, lit, unitX, unitY, floor, mirrored);
        for (let k = 0; k < 3; k += 1) back[k] = (back[k] ?? 0) + (mirrored[k] ?? 0) / keep;
      }
      const behindRed = toneMap(keep * (back[0] ?? 0));
      const behindGreen = toneMap(keep * (back[1] ?? 0));
      const behindBlue = toneMap(keep * (back[2] ?? 0));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        for (let dx = 0; dx < factor; dx += 1) {
          const i = (y * factor + dy) * canvas.width + x * factor + dx;
          const cover = canvas.cover[i] ?? 0;
          if (cover === 0) {
            red += behindRed;
            green += behindGreen;
            blue += behindBlue;
            continue;
          }
          const behind = (1 - cover) * keep;
          const r = lit.red[i] ?? 0;
          const g = lit.green[i] ?? 0;
          const b = lit.blue[i] ?? 0;
          const grey = PALER * (0.25 * r + 0.65 * g + 0.1 * b);
          // Developed before averaging, so that a glint's edge stays smooth.
          red += toneMap(cover * (r * (1 - PALER) + grey) + behind * (back[0] ?? 0));
          green += toneMap(cover * (g * (1 - PALER) + grey) + behind * (back[1] ?? 0));
          blue += toneMap(cover * (b * (1 - PALER) + grey) + behind * (back[2] ?? 0));
        }
      }
      const count = factor * factor;
      const dither = cellNoise(x, y, 5) - 0.5;
      const o = (y * width + x) * 3;
      out[o] = Math.max(0, Math.min(255, Math.round((red / count) * 255 + dither)));
      out[o + 1] = Math.max(0, Math.min(255, Math.round((green / count) * 255 + dither)));
      out[o + 2] = Math.max(0, Math.min(255, Math.round((blue / count) * 255 + dither)));
    }
  }
  return out;
}
