import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** A plain weave: poplin, twill lining, canvas. `pitch` is a thread's width in units. */
export function plain(colour: LinearColour, pitch = 1.1, seed = 13): Cloth {
  return {
    finish: { roughness: 0.75, specular: 0.035, wrap: 0.2, sheen: 0.08 },
    thickness: 1.4,
    weave(u, v, place, texel) {
      const shown = visible(pitch * 1.6, place.sharpness);
      const slub = noise(u * 0.8, v * 0.05, seed) + noise(u * 0.05, v * 0.8, seed + 1);
      let relief = 0;
      if (shown > 0) {
        const a = Math.sin((u * Math.PI) / pitch);
        const b = Math.sin((v * Math.PI) / pitch);
        relief = shown * 0.12 * pitch * a * b;
      }
      const tone = 1 + 0.05 * slub + 0.5 * relief;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = relief + 0.02 * slub;
    },
  };
}
