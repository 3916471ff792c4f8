import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { layeredNoise, noise } from '../../geometry/noise';
import { linear, mix, scaled, type LinearColour } from '../../model/linear-colour';
import { checked } from './patterned';
import { wool } from './wool';

/** Worsted wool: clear-faced suiting, a fine twill of combed yarn with a dry, quiet surface. */
export function worsted(colour: LinearColour, seed = 83): Cloth {
  return {
    finish: { roughness: 0.9, specular: 0.009, sheen: 0.26, wrap: 0.2 },
    thickness: 2.8,
    weave(u, v, place, texel) {
      const shown = visible(1.5, place.sharpness);
      const wobble = 0.3 * noise(u * 0.3, v * 0.3, seed);
      const twill = shown > 0 ? shown * Math.sin(((u + v * 0.9 + wobble) * 2 * Math.PI) / 1.5) : 0;
      const yarn =
        noise(u * 1.2, v * 0.06, seed + 1) * 0.6 + noise(u * 0.06, v * 1.2, seed + 2) * 0.4;
      const cloudy = layeredNoise(u / 40, v / 60, seed + 3, 2);
      const tone = 0.78 + 0.06 * twill + 0.075 * yarn + 0.03 * cloudy;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.09 * twill + 0.04 * yarn;
    },
  };
}

/** Cotton gabardine: a steep twill, tight and smooth, with a faint gleam. */
export function gabardine(colour: LinearColour, seed = 87): Cloth {
  return {
    finish: { roughness: 0.68, specular: 0.022, sheen: 0.16, wrap: 0.16, tint: 0.5 },
    thickness: 1.9,
    weave(u, v, place, texel) {
      const shown = visible(1.8, place.sharpness);
      const twill = shown > 0 ? shown * Math.sin(((u * 1.7 + v * 0.8) * 2 * Math.PI) / 3) : 0;
      const slub = noise(u * 0.9, v * 0.04, seed) + 0.5 * noise(u * 0.04, v * 0.9, seed + 1);
      const tone = 0.82 + 0.07 * twill + 0.05 * slub;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.11 * twill + 0.03 * slub;
    },
  };
}

/** Dense matt nylon: almost no weave, a dull gleam on what stands out. */
export function nylon(colour: LinearColour, seed = 89): Cloth {
  return {
    finish: { roughness: 0.6, specular: 0.03, sheen: 0.1, wrap: 0.12, tint: 0.55 },
    kind: 'nylon',
    thickness: 1.5,
    weave(u, v, place, texel) {
      const shown = visible(1.2, place.sharpness);
      const rip = shown * 0.5 * (Math.sin(u * 5.2) + Math.sin(v * 5.2));
      const tone = 0.72 + 0.03 * rip + 0.03 * noise(u / 30, v / 30, seed);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.03 * rip + 0.05 * noise(u / 5, v / 5, seed + 1);
    },
  };
}

/** A tailor's check: fine lines tone on tone, and an overcheck that only shows from near. `repeat` in units. */
export function tailoredCheck(colour: LinearColour, repeat = 62): Cloth {
  const ground = mix(scaled(colour, 0.5), linear('#3a2c20'), 0.34);
  const dark = mix(scaled(colour, 0.14), linear('#2a1d14'), 0.5);
  const over = mix(scaled(colour, 1.1), linear('#9a6a3a'), 0.35);
  const at = (share: number) => share * repeat;
  return checked(wool(ground, { fuzz: 0.32, melange: 0.4 }), repeat, [
    { at: at(0.06), width: at(0.07), colour: dark, strength: 0.34 },
    { at: at(0.2), width: at(0.07), colour: dark, strength: 0.34 },
    { at: at(0.34), width: at(0.07), colour: dark, strength: 0.34 },
    { at: at(0.72), width: 2, colour: over, strength: 0.42 },
  ]);
}
