import { blur } from '../geometry/blur';
import { createField, type Field } from '../geometry/field';
import { clamp, smoothstep } from '../geometry/noise';

/** Towards the big soft key: left, above, in front. Unit length. */
export const KEY = { x: -0.8, y: -0.4, z: 0.447 };

/** How much of the surroundings each spot is shut off from: creases, necks, under flaps. 0 to 1. */
export function occlusion(depth: Field, covered: Field): Field {
  const out = createField(depth);
  const layers: readonly (readonly [radius: number, weight: number])[] = [
    [4, 0.5],
    [13, 0.5],
    [38, 0.5],
    [90, 0.28],
  ];
  for (const [radius, weight] of layers) {
    const cells = radius * depth.scale;
    const heights = blur(depth, cells);
    const shares = blur(covered, cells);
    for (let i = 0; i < out.data.length; i += 1) {
      const share = shares.data[i] ?? 0;
      if ((covered.data[i] ?? 0) < 0.3 || share < 0.02) continue;
      const around = (heights.data[i] ?? 0) / share;
      const own = (depth.data[i] ?? 0) / (covered.data[i] ?? 1);
      // Where part of the neighbourhood is empty, as at a silhouette, the slope goes on beyond it.
      const rise = (around - own) * Math.max(0, 2 * share - 1);
      const shut = clamp((rise / radius) * 2.1, -0.12, 1);
      out.data[i] = (out.data[i] ?? 0) + weight * shut;
    }
  }
  return out;
}

/** How much of the key each spot sees, by walking over the landscape of heights towards it. 0 to 1. */
export function keyShadow(depth: Field): Field {
  const out = createField(depth, 1);
  const { width, height, scale, data } = depth;
  const flat = Math.hypot(KEY.x, KEY.y);
  const dx = KEY.x / flat;
  const dy = KEY.y / flat;
  const climb = KEY.z / flat / scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const here = data[i] ?? 0;
      if (here === 0) continue;
      let shut = 0;
      let t = 1.2;
      while (t < 110 * scale) {
        const px = Math.round(x + dx * t);
        const py = Math.round(y + dy * t);
        if (px < 0 || py < 0 || px >= width || py >= height) break;
        const over = ((data[py * width + px] ?? 0) - here - climb * t) * scale;
        const share = over / (t * 0.42 + 1.2) + 0.3;
        if (share > shut) shut = share;
        t = t * 1.11 + 0.3;
      }
      out.data[i] = 1 - smoothstep(0, 1.15, shut);
    }
  }
  return blur(out, 2);
}
