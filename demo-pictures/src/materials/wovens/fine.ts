import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { layeredNoise, noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** Linen: a plain weave of uneven threads, some of them thick. */
export function linen(colour: LinearColour, seed = 41): Cloth {
  return {
    finish: { roughness: 0.8, specular: 0.03, wrap: 0.22, sheen: 0.06 },
    kind: 'linen',
    thickness: 1.8,
    weave(u, v, place, texel) {
      const warp = noise(u * 1.1, v * 0.03, seed) + 0.6 * noise(u * 0.4, v * 0.012, seed + 1);
      const weft = noise(u * 0.03, v * 1.1, seed + 2) + 0.6 * noise(u * 0.012, v * 0.4, seed + 3);
      const shown = visible(2.2, place.sharpness);
      const basket = shown * Math.sin(u * 2.9 + warp) * Math.sin(v * 2.9 + weft);
      const tone = 1 + 0.075 * warp + 0.085 * weft + 0.1 * basket;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.05 * warp + 0.06 * weft + 0.12 * basket;
    },
  };
}

/** Crepe: a matt, pebbled drape. */
export function crepe(colour: LinearColour, seed = 43): Cloth {
  return {
    finish: { roughness: 0.86, specular: 0.022, wrap: 0.24, sheen: 0.12 },
    thickness: 1.3,
    weave(u, v, place, texel) {
      const pebbles = noise(u * 0.9, v * 0.8, seed) + 0.6 * noise(u * 1.9, v * 1.7, seed + 1);
      const shown = 0.35 + 0.65 * visible(1.2, place.sharpness);
      const tone = 1 + 0.05 * shown * pebbles;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.07 * shown * pebbles;
    },
  };
}

/** Chiffon, georgette, organza: lets what is behind it show. `cover` is how much it hides, 0 to 1. */
export function sheer(colour: LinearColour, cover = 0.62, seed = 47): Cloth {
  return {
    finish: { roughness: 0.6, specular: 0.05, wrap: 0.6, sheen: 0.3, tint: 0.3 },
    thickness: 0.7,
    weave(u, v, place, texel) {
      const threads = noise(u * 1.2, v * 0.1, seed) + noise(u * 0.1, v * 1.2, seed + 1);
      const shown = visible(1.1, place.sharpness);
      const mesh = shown * Math.sin(u * 5.7) * Math.sin(v * 5.7);
      const tone = 1 + 0.04 * threads;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.cover = Math.min(
        1,
        cover + 0.05 * threads + 0.16 * mesh + 0.4 * smoothstep(3, 1, place.edge),
      );
      texel.relief = 0.02 * threads;
    },
  };
}

/** Velvet: dark where it faces you, bright at the rim of each fold; the pile lies in patches. */
export function velvet(colour: LinearColour, seed = 53): Cloth {
  return {
    finish: { roughness: 0.9, specular: 0.02, sheen: 1.5, wrap: 0.05, tint: 0.7 },
    kind: 'velvet',
    thickness: 2.4,
    weave(u, v, _place, texel) {
      const crush = layeredNoise(u / 46, v / 60, seed, 3);
      const pile = noise(u * 0.9, v * 1.1, seed + 1);
      const tone = 0.72 + 0.26 * crush + 0.07 * pile;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.5 * crush + 0.1 * pile;
    },
  };
}

/** Suede and nubuck: matt leather with a nap that is stroked lighter and darker. */
export function suede(colour: LinearColour, seed = 59): Cloth {
  return {
    finish: { roughness: 0.95, specular: 0.015, sheen: 0.6, wrap: 0.14 },
    kind: 'suede',
    thickness: 3,
    weave(u, v, _place, texel) {
      const stroke = layeredNoise(u / 26, v / 34, seed, 3);
      const nap = noise(u * 0.8, v * 0.8, seed + 1) + 0.6 * noise(u * 1.7, v * 1.7, seed + 2);
      const tone = 1 + 0.2 * stroke + 0.06 * nap;
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.1 * nap + 0.12 * stroke;
    },
  };
}

/** Metal thread worked into a cloth: zari, lurex, brocade. `at` says how much lies at u, v (0 to 1). */
export function zari(
  ground: Cloth,
  metal: LinearColour,
  at: (u: number, v: number) => number,
): Cloth {
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const share = at(u, v);
      if (share <= 0) return;
      const thread = 0.75 + 0.25 * Math.sin(v * 4.2) + 0.2 * noise(u * 1.6, v * 1.6, 67);
      texel.red += (metal[0] * thread - texel.red) * share;
      texel.green += (metal[1] * thread - texel.green) * share;
      texel.blue += (metal[2] * thread - texel.blue) * share;
      texel.metal = 0.85 * share;
      texel.relief += 0.3 * share * thread;
    },
  };
}

/** Quilting: down between stitched lines, in lozenges (slant 1) or bands (slant 0) of `size` units. */
export function quilted(ground: Cloth, size = 44, slant = 1, puff = 7): Cloth {
  return {
    ...ground,
    thickness: ground.thickness + 3,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const a = (v + slant * u) / size;
      const b = (v - slant * u) / size;
      const bump = (x: number) => Math.abs(Math.sin(x * Math.PI));
      const height = slant === 0 ? bump(a) : Math.min(bump(a), bump(b));
      const pucker = 0.12 * noise(u / 6, v / 6, 73) * (1 - height);
      texel.relief += puff * (Math.pow(height, 0.55) + pucker * 2);
    },
  };
}
