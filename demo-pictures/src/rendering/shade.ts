import { shrink } from '../geometry/blur';
import type { Canvas } from '../model/canvas';
import { sample, type Field } from '../geometry/field';
import { clamp, smoothstep } from '../geometry/noise';
import { box, KEY_BOX, STRIP_BOX, TOP_BOX } from './soft-boxes';
import { KEY, keyShadow, occlusion } from './shadow';

const KEY_COLOUR = [2.3, 2.2, 2.08] as const;
const FILL_COLOUR = [0.1, 0.098, 0.098] as const;
const RIM_COLOUR = [0.62, 0.66, 0.74] as const;

export interface Lit {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

/** The light that comes from each pixel of the canvas, linear. */
export function shade(canvas: Canvas): Lit {
  const { width, height, scale } = canvas;
  const cells = width * height;
  const solid = new Float32Array(cells);
  for (let i = 0; i < cells; i += 1) solid[i] = (canvas.finish[i] ?? 0) > 0 ? 1 : 0;
  const frame = { x: canvas.x, y: canvas.y, scale, width, height };
  const depth: Field = { ...frame, data: canvas.depth };
  const factor = Math.max(1, Math.round(scale / 0.9));
  const low = shrink(depth, factor);
  const shut = occlusion(low, shrink({ ...frame, data: solid }, factor));
  const lit = keyShadow(shrink(depth, Math.max(1, Math.round(scale / 1.2))));
  const out: Lit = {
    red: new Float32Array(cells),
    green: new Float32Array(cells),
    blue: new Float32Array(cells),
  };

  for (let y = 0; y < height; y += 1) {
    const unitY = canvas.y + (y + 0.5) / scale;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const entry = canvas.finishes[(canvas.finish[i] ?? 0) - 1];
      if (!entry) continue;
      const unitX = canvas.x + (x + 0.5) / scale;
      const { finish, dim } = entry;
      const nx = canvas.normalX[i] ?? 0;
      const ny = canvas.normalY[i] ?? 0;
      const nz = Math.sqrt(Math.max(0.0004, 1 - nx * nx - ny * ny));
      const wrap = finish.wrap ?? 0.15;
      const red = canvas.red[i] ?? 0;
      const green = canvas.green[i] ?? 0;
      const blue = canvas.blue[i] ?? 0;
      // Pale cloth throws light back into its own folds.
      const pale = Math.min(0.85, (red + green + blue) / 3);
      const bounce = pale * 0.5 + 0.12 * wrap;
      const shutOff = clamp(sample(shut, unitX, unitY), -0.1, 0.9) * (1 - bounce * 0.75);
      const open = 1 - shutOff;
      const direct = sample(lit, unitX, unitY);
      const fade = 1.06 - 0.3 * smoothstep(250, 1150, unitY) - 0.1 * smoothstep(250, 750, unitX);
      const seen =
        (direct + (1 - direct) * bounce * 0.3) * (0.45 + 0.55 * Math.min(1, open)) * dim * fade;
      const sky = open * (0.35 + 0.65 * open) * dim;

      const facing = nx * KEY.x + ny * KEY.y + nz * KEY.z;
      const key = Math.max(0, (facing + wrap) / (1 + wrap)) ** 1.15 * seen;
      const fill = (0.62 - 0.38 * ny + 0.1 * nx) * sky;
      const away = 1 - nz;
      const rim = Math.max(0, nx * 0.86 - ny * 0.2 + 0.05) * away * away * (0.3 + 0.7 * sky) * dim;

      const metal = Math.max(finish.metal ?? 0, canvas.metal[i] ?? 0);
      const diffuse = 1 - metal;

      // Reflection of the room: the camera looks along -z.
      const rx = 2 * nz * nx;
      const ry = 2 * nz * ny;
      const rz = 2 * nz * nz - 1;
      const rough = metal > (finish.metal ?? 0) ? 0.35 : finish.roughness;
      const soft = rough * rough * 1.5 + (finish.stretch ?? 0) * 0.5;
      const bright =
        5.2 * box(rx, ry, rz, soft, KEY_BOX) * (0.25 + 0.75 * seen) +
        1.5 * box(rx, ry, rz, soft, STRIP_BOX) +
        1.1 * box(rx, ry, rz, soft, TOP_BOX) +
        (0.1 + 0.42 * metal) * (0.6 - 0.5 * ry);
      const grazing = Math.pow(1 - nz, 5) * (1 - rough) * (1 - rough);
      const base = metal > 0 ? 0.04 + 0.96 * metal : finish.specular;
      const mirror = (base + (1 - base) * grazing * 0.7) * bright * sky;
      const tint = Math.max(metal, finish.tint ?? 0);
      const peak = Math.max(red, green, blue, 0.02);

      const sheen = (finish.sheen ?? 0) * Math.pow(1 - nz, 2.4) * (0.2 + 1.1 * key + 0.5 * rim);
      // Light that went through dyed cloth comes back deeper in colour in the folds.
      const deep = diffuse * (0.86 + 0.14 * Math.min(1, open));
      const glow = sheen * (0.3 * peak + 0.02);
      const tone = metal > 0.5 ? 1 : 1 / peak;
      for (let k = 0; k < 3; k += 1) {
        const albedo = k === 0 ? red : k === 1 ? green : blue;
        const rims = (RIM_COLOUR[k] ?? 0) * rim;
        const around = (KEY_COLOUR[k] ?? 0) * key + (FILL_COLOUR[k] ?? 0) * fill + rims;
        const reflected = 1 - tint + tint * tone * albedo;
        const light = deep * albedo * around + mirror * reflected + glow + sheen * 0.5 * albedo;
        (k === 0 ? out.red : k === 1 ? out.green : out.blue)[i] = light + 0.035 * rims;
      }
    }
  }
  return out;
}
