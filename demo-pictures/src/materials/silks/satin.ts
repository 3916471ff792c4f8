import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** Silk satin: smooth, with a broad highlight drawn out across the threads. */
export function satin(colour: LinearColour, seed = 5): Cloth {
  return {
    finish: { roughness: 0.45, specular: 0.115, tint: 0.78, wrap: 0.2, stretch: 0.16, sheen: 0.08 },
    thickness: 1.1,
    weave(u, v, place, texel) {
      const close = visible(0.7, place.sharpness);
      const thread = noise(u * 0.5, v * 0.02, seed + 1);
      const fine = close > 0 ? close * noise(u * 1.3, v * 0.05, seed) : 0;
      const crossing = close > 0 ? close * Math.sin((u + 0.3 * noise(v * 0.3, u, seed)) * 6.1) : 0;
      const tone = 0.8 + 0.012 * thread + 0.025 * fine + 0.02 * crossing;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.008 * thread + 0.012 * fine + 0.012 * crossing;
    },
  };
}
