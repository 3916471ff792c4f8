import type { Cloth } from '../../model/cloth';
import { noise } from '../../geometry/noise';
import { linear } from '../../model/linear-colour';

const METALS = {
  gold: '#e8bd72',
  'antique gold': '#b79763',
  silver: '#cfd0d0',
  gunmetal: '#5d5c5e',
  copper: '#b8764e',
} as const;

export type MetalName = keyof typeof METALS;

/** Polished (0.2) to brushed (0.45) metal for buttons, buckles, zips and jewellery. */
export function metal(name: MetalName, roughness = 0.26): Cloth {
  const colour = linear(METALS[name]);
  return {
    finish: { roughness, specular: 0.8, tint: 1, metal: 1 },
    thickness: 2,
    weave(u, v, _place, texel) {
      const tone = 1 + 0.05 * noise(u / 3, v / 3, 7);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.05 * noise(u / 9, v / 9, 8);
    },
  };
}
