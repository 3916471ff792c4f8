import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { cellNoise, noise } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

export interface LeatherOptions {
  /** Size of a pebble of the grain, in units. Smooth calf about 1.2, pebbled 4. */
  grain?: number;
  /** Height of the grain, in units. */
  height?: number;
  /** 0.3 glossy box calf, 0.5 matt. */
  roughness?: number;
  /** Colour of painted edges, linear. Default: none. */
  paint?: LinearColour;
  seed?: number;
}

/** How far the nearest and the next pebble's middles are, as a cell's roundness from 0 (crevice) up. */
function pebble(x: number, y: number, seed: number): number {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  let first = 9;
  let second = 9;
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const px = cx + i + 0.15 + 0.7 * cellNoise(cx + i, cy + j, seed) - x;
      const py = cy + j + 0.15 + 0.7 * cellNoise(cx + i, cy + j, seed + 1) - y;
      const d = px * px + py * py;
      if (d < first) {
        second = first;
        first = d;
      } else if (d < second) second = d;
    }
  }
  return Math.sqrt(second) - Math.sqrt(first);
}

/** Leather with a pebbled or fine grain. */
export function leather(colour: LinearColour, options: LeatherOptions = {}): Cloth {
  const { grain = 2.6, height = 0.3, roughness = 0.44, paint, seed = 9 } = options;
  return {
    finish: { roughness, specular: 0.045, wrap: 0.04 },
    kind: grain < 2.2 ? 'smooth leather' : 'grained leather',
    thickness: 3.2,
    weave(u, v, place, texel) {
      const shown = visible(grain, place.sharpness);
      const wx = u / grain + 0.5 * noise(u / (grain * 3), v / (grain * 3), seed);
      const wy = v / grain + 0.5 * noise(u / (grain * 3), v / (grain * 3), seed + 2);
      const p = shown > 0 ? Math.min(1, 0.25 + pebble(wx, wy, seed) * 1.5) : 0.8;
      const uneven = noise(u / 34, v / 34, seed + 4);
      const tone = 1 + 0.07 * uneven + shown * 0.16 * (p - 0.8);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      if (paint && place.edge < 2.4) {
        const share = place.edge < 1.6 ? 1 : (2.4 - place.edge) / 0.8;
        texel.red += (paint[0] - texel.red) * share;
        texel.green += (paint[1] - texel.green) * share;
        texel.blue += (paint[2] - texel.blue) * share;
      }
      texel.relief =
        shown * height * (1 - (1 - p) * (1 - p)) +
        0.12 * uneven +
        0.05 * noise(u / 7, v / 7, seed + 6);
    },
  };
}
