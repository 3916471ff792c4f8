import type { Cloth } from '../../model/cloth';
import { cellNoise, noise } from '../../geometry/noise';

export interface FringeOptions {
  /** Distance from strand to strand and thickness of one, in units. */
  every?: number;
  thick?: number;
  /** How far strands hang from the piece's `origin`, in units. */
  length?: number;
  /** How much they lie across each other, 0 to 1. */
  stray?: number;
  /** Whether strands are twisted cords with a cut end, as of a wool scarf, rather than loose yarn. */
  twist?: boolean;
  seed?: number;
}

/** The loose ends of a cloth: strands that hang down from v = 0, with gaps between them. */
export function fringe(cloth: Cloth, options: FringeOptions = {}): Cloth {
  const { every = 9, thick = 6, length = 60, stray = 0.5, twist = true, seed = 101 } = options;
  return {
    ...cloth,
    thickness: 0,
    weave(u, v, place, texel) {
      cloth.weave(u, v, place, texel);
      let height = -1;
      let spiral = 0;
      const at = Math.floor(u / every);
      for (let k = at - 2; k <= at + 2; k += 1) {
        const reach = length * (0.84 + 0.3 * cellNoise(k, 1, seed));
        if (v > reach) continue;
        const lean = (cellNoise(k, 2, seed) - 0.5) * 0.24 * stray;
        const bend =
          every * stray * 0.9 * noise(k * 3.7, v / 42, seed) * Math.min(1, Math.max(0, v) / 30);
        const off = u - ((k + 0.5) * every + lean * Math.max(0, v) + bend);
        const end = twist
          ? 1 + 0.25 * Math.max(0, 1 - (reach - v) / 9)
          : 1 - 0.6 * Math.max(0, 1 - (reach - v) / 14);
        const across = (off / (thick * 0.5 * end)) ** 2;
        if (across >= 1) continue;
        const here = Math.sqrt(1 - across) * thick * 0.45 + cellNoise(k, 3, seed) * thick * 0.4;
        if (here <= height) continue;
        height = here;
        spiral = Math.sin(((v + off * 1.1) / (thick * 0.62)) * Math.PI + k * 2.1);
      }
      texel.cover = height > 0 ? 1 : 0;
      const tone = 0.8 + 0.045 * height + (twist ? 0.1 * spiral : 0);
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
      texel.relief = texel.relief * 0.4 + Math.max(0, height) + (twist ? 0.09 * thick * spiral : 0);
    },
  };
}
