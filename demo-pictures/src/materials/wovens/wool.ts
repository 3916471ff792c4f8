import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { layeredNoise, noise } from '../../geometry/noise';
import { scaled, type LinearColour } from '../../model/linear-colour';

export interface WoolOptions {
  /** How raised its fibres are: 0.3 flannel, 0.6 melton, 1 mohair. */
  fuzz?: number;
  /** How much single fibres differ in colour, 0 (dyed in the piece) to 1 (melange). */
  melange?: number;
  seed?: number;
}

/** Felted or brushed wool: melton, flannel, cashmere coating. The weave hides under short fibres. */
export function wool(colour: LinearColour, options: WoolOptions = {}): Cloth {
  const { fuzz = 0.6, melange = 0.25, seed = 21 } = options;
  return {
    finish: { roughness: 0.9, specular: 0.02, sheen: 0.35 + 0.35 * fuzz, wrap: 0.26 },
    thickness: 4.2,
    weave(u, v, place, texel) {
      const nap = layeredNoise(u / 5.2, v / 6.4, seed, 3);
      const shown = visible(1.1, place.sharpness);
      const fibre = noise(u * 1.5 + 0.8 * nap, v * 0.9, seed + 3);
      const fine = shown * noise(u * 3.1, v * 1.6 + nap, seed + 5);
      const tone = 1 + 0.1 * nap + melange * (0.5 * fibre + 0.35 * fine) * 0.7;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = fuzz * (0.34 * nap + 0.12 * fibre + 0.1 * fine);
    },
  };
}

/** Melton: heavy coating, milled and raised until no thread shows. */
export function melton(colour: LinearColour): Cloth {
  return wool(scaled(colour, 0.68), { fuzz: 0.6, melange: 0.22 });
}
