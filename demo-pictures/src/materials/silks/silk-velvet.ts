import type { Cloth } from '../../model/cloth';
import { layeredNoise, noise } from '../../geometry/noise';
import { scaled, type LinearColour } from '../../model/linear-colour';

/** Silk velvet: deep where it faces you, alight along the rim of every fold; the nap lies in long strokes. */
export function silkVelvet(colour: LinearColour, seed = 55): Cloth {
  const pile = scaled(colour, 0.56);
  return {
    finish: { roughness: 0.85, specular: 0.03, sheen: 5.5, wrap: 0.02, tint: 0.8 },
    thickness: 2.4,
    kind: 'velvet',
    weave(u, v, _place, texel) {
      const stroke = layeredNoise(u / 34, v / 88, seed, 3);
      const nap = noise(u * 0.9, v * 1.1, seed + 1) + 0.6 * noise(u * 2.1, v * 1.7, seed + 2);
      const tone = 0.94 + 0.34 * stroke + 0.07 * nap;
      texel.red = pile[0] * tone;
      texel.green = pile[1] * tone;
      texel.blue = pile[2] * tone;
      texel.relief = 0.9 * stroke + 0.09 * nap;
    },
  };
}
