import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { layeredNoise, noise, smoothstep } from '../../geometry/noise';
import { mix, type LinearColour } from '../../model/linear-colour';

/** Cotton twill, dyed as a garment: a soft diagonal, paler where seams and edges rubbed in the dye bath. */
export function twill(colour: LinearColour, seed = 101): Cloth {
  const rubbed = mix(colour, [0.62, 0.6, 0.56], 0.2);
  return {
    finish: { roughness: 0.84, specular: 0.022, sheen: 0.14, wrap: 0.2 },
    thickness: 2.2,
    weave(u, v, place, texel) {
      const shown = visible(2, place.sharpness);
      const wobble = 0.35 * noise(u * 0.22, v * 0.22, seed);
      const rib = shown > 0 ? shown * Math.sin(((u - v * 0.8 + wobble) * 2 * Math.PI) / 2) : 0;
      const slub = noise(u * 0.8, v * 0.035, seed + 1) + 0.6 * noise(u * 0.035, v * 0.8, seed + 2);
      const peach =
        noise(u * 0.7, v * 0.7, seed + 3) * 0.6 + noise(u * 1.6, v * 1.6, seed + 4) * 0.4;
      const cloudy = layeredNoise(u / 60, v / 90, seed + 5, 2);
      const worn = Math.min(
        1,
        0.3 * smoothstep(0.2, 1.3, place.ridge) + 0.6 * smoothstep(3, 0.6, place.edge),
      );
      const tone = 1 + 0.075 * rib + 0.045 * slub + 0.035 * peach + 0.05 * cloudy;
      texel.red = (colour[0] + (rubbed[0] - colour[0]) * worn) * tone;
      texel.green = (colour[1] + (rubbed[1] - colour[1]) * worn) * tone;
      texel.blue = (colour[2] + (rubbed[2] - colour[2]) * worn) * tone;
      texel.relief = 0.13 * rib + 0.035 * slub + 0.03 * peach;
    },
  };
}

/** Ripstop: a light plain weave with a grid of thicker thread, `every` units apart. */
export function ripstop(colour: LinearColour, every = 6.2, seed = 107): Cloth {
  const ground = twill(colour, seed);
  return {
    ...ground,
    finish: { roughness: 0.76, specular: 0.034, sheen: 0.12, wrap: 0.16 },
    thickness: 1.8,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const shown = visible(every * 0.6, place.sharpness);
      const off = (x: number) => Math.abs(x - every * Math.round(x / every));
      const thread = (x: number) => smoothstep(0.95, 0.3, off(x));
      const grid = Math.max(thread(u + 0.1 * noise(v, u, seed)), thread(v)) * shown;
      const tone = 1 + 0.06 * grid - 0.02 * shown;
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
      texel.relief = texel.relief * 0.5 + 0.13 * grid;
    },
  };
}

/** Corduroy: cut pile in wales along the warp, `wale` units apart; bright on the crowns, deep between. */
export function corduroy(colour: LinearColour, wale = 3.2, seed = 109): Cloth {
  return {
    finish: { roughness: 0.92, specular: 0.014, sheen: 0.42, wrap: 0.1, tint: 0.6 },
    thickness: 3.2,
    weave(u, v, place, texel) {
      const shown = visible(wale, place.sharpness);
      const wander = 0.22 * noise(u * 0.1, v * 0.05, seed);
      const across = (u + wander) / wale;
      const off = Math.abs(across - Math.round(across)) * 2;
      const crown = Math.sqrt(Math.max(0, 1 - off * off));
      const tufts = noise(u * 0.9, v * 1.3, seed + 1) + 0.6 * noise(u * 2, v * 2.4, seed + 2);
      const stroked = layeredNoise(u / 40, v / 60, seed + 3, 2);
      const worn = 0.16 * smoothstep(0, 1.2, place.ridge) + 0.1 * smoothstep(3, 1, place.edge);
      const deep = 0.74 + shown * (0.44 * crown - 0.3);
      const tone = deep * (1 + 0.07 * tufts + 0.16 * stroked + worn);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = shown * wale * 0.3 * crown + 0.1 * tufts + 0.12 * stroked;
    },
  };
}
