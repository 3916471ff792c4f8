import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** Heavy canvas and webbing: thick plied threads over and under, uneven as cotton is. `pitch` is a thread's width. */
export function canvas(colour: LinearColour, pitch = 2.6, seed = 19): Cloth {
  return {
    finish: { roughness: 0.85, specular: 0.025, wrap: 0.16, sheen: 0.1 },
    kind: 'canvas',
    thickness: 2.4,
    weave(u, v, place, texel) {
      const shown = visible(pitch * 2, place.sharpness);
      const slub = noise(u * 0.42, v * 0.02, seed) + noise(u * 0.02, v * 0.42, seed + 1);
      const dusty = noise(u / 22, v / 22, seed + 4);
      let weave = 0;
      if (shown > 0) {
        const a = Math.sin((u * Math.PI) / pitch + 0.3 * slub);
        const b = Math.sin((v * Math.PI) / pitch + 0.3 * slub);
        weave = shown * a * b;
      }
      const tone = 1 + 0.07 * slub + 0.05 * dusty + 0.14 * weave;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.3 * weave + 0.06 * slub;
    },
  };
}
