import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** Cord twisted of silk or zari: slanting strands, `pitch` units apart. */
export function twisted(colour: LinearColour, pitch = 6): Cloth {
  return {
    finish: { roughness: 0.5, specular: 0.06, tint: 0.6, sheen: 0.2, wrap: 0.15 },
    thickness: 1.2,
    weave(u, v, place, texel) {
      const shown = visible(pitch, place.sharpness);
      const wave = Math.sin(((u + v) * 2 * Math.PI) / pitch / 1.41);
      const fine = visible(1.6, place.sharpness) * Math.sin((u - v) * 3.6);
      const tone = 1 + shown * 0.22 * wave + 0.06 * fine + 0.05 * noise(u / 8, v / 8, 91);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = shown * 0.9 * Math.abs(wave) + 0.08 * fine;
    },
  };
}
