import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { layeredNoise, noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** Georgette and chanderi: sheer, finely crinkled; two layers of it hide more than one. `cover` is 0 to 1. */
export function georgette(colour: LinearColour, cover = 0.74, seed = 49): Cloth {
  return {
    finish: { roughness: 0.62, specular: 0.045, wrap: 0.3, sheen: 0.22, tint: 0.4 },
    thickness: 0.7,
    weave(u, v, place, texel) {
      const crinkle = layeredNoise(u / 3.4, v / 5.2, seed, 2);
      const shown = visible(1.3, place.sharpness);
      const mesh = shown * Math.sin(u * 4.8) * Math.sin(v * 4.8);
      const threads = noise(u * 1.4, v * 0.12, seed + 1) + noise(u * 0.12, v * 1.4, seed + 2);
      const tone = 0.94 + 0.05 * crinkle + 0.03 * threads;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      // What stands out is seen at a slant, through more threads.
      const dense = 0.06 * Math.abs(place.ridge) + 0.04 * threads + 0.14 * mesh;
      texel.cover = Math.min(1, cover + dense + 0.3 * smoothstep(3.4, 1.4, place.edge));
      texel.relief = 0.07 * crinkle + 0.03 * threads;
    },
  };
}
