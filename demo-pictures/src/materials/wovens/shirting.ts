import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise, smoothstep } from '../../geometry/noise';
import { mix, type LinearColour } from '../../model/linear-colour';
import { plain } from './plain';

const UNDYED: LinearColour = [0.78, 0.76, 0.71];

/** Oxford: pairs of dyed threads over pairs of white ones, a small basket that shows up close. */
export function oxford(colour: LinearColour, pitch = 1.2, seed = 83): Cloth {
  return {
    finish: { roughness: 0.8, specular: 0.03, wrap: 0.2, sheen: 0.1 },
    thickness: 1.9,
    weave(u, v, place, texel) {
      const shown = visible(pitch * 0.95, place.sharpness);
      const slub = noise(u * 0.7, v * 0.03, seed) + noise(u * 0.03, v * 0.7, seed + 1);
      const wobble = 0.16 * noise(u * 0.3, v * 0.3, seed + 2);
      const a = Math.sin((u / pitch + wobble) * Math.PI);
      const b = Math.sin((v / pitch + wobble) * Math.PI);
      const over = smoothstep(-0.35, 0.35, a * b);
      const split = Math.abs(Math.sin(((over > 0.5 ? u : v) / pitch) * Math.PI));
      const weft = 0.34 + shown * (0.62 * (1 - over) - 0.2);
      const tone = 1 + 0.04 * slub + shown * (0.14 * Math.abs(a * b) - 0.09 * split);
      for (const [k, name] of (['red', 'green', 'blue'] as const).entries()) {
        const dyed = colour[k] ?? 0;
        const yarn = dyed + (Math.max(dyed, UNDYED[k] ?? 0) - dyed) * 0.42 * weft;
        texel[name] = yarn * tone;
      }
      texel.relief = shown * 0.16 * pitch * Math.abs(a * b) + 0.025 * slub;
    },
  };
}

/** Shirt stripes woven in: `width` units of colour, as much of white, on a fine poplin. */
export function shirtStripe(colour: LinearColour, width = 5.4): Cloth {
  const ground = plain(UNDYED, 1);
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const at = u / (2 * width) - Math.floor(u / (2 * width));
      const rim = 0.5 / width;
      const share =
        smoothstep(0, rim, at) *
        smoothstep(0.5, 0.5 - rim, at) *
        (0.92 + 0.08 * noise(u, v * 0.1, 85));
      const shade = texel.green / UNDYED[1];
      const dyed = mix(UNDYED, colour, 0.94);
      texel.red += (dyed[0] * shade - texel.red) * share;
      texel.green += (dyed[1] * shade - texel.green) * share;
      texel.blue += (dyed[2] * shade - texel.blue) * share;
    },
  };
}

/** Silk twill: a soft lustre, and diagonals that a thumb can feel. */
export function silkTwill(colour: LinearColour, seed = 87): Cloth {
  return {
    finish: { roughness: 0.62, specular: 0.06, tint: 0.55, wrap: 0.24, stretch: 0.12, sheen: 0.24 },
    thickness: 1.2,
    weave(u, v, place, texel) {
      const shown = visible(0.95, place.sharpness);
      const thread = noise(u * 0.6, v * 0.03, seed) + noise(u * 0.03, v * 0.5, seed + 1);
      const twill =
        shown * Math.sin(((u + v) * 2 * Math.PI) / 1.5 + 0.5 * noise(u * 0.2, v * 0.2, seed + 2));
      const tone = 0.88 + 0.03 * thread + 0.05 * twill;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.012 * thread + 0.05 * twill;
    },
  };
}
