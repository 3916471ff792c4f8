import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { cellNoise, clamp, noise, smoothstep } from '../../geometry/noise';
import { flatten, type Path } from '../../geometry/path';
import { scaled, type LinearColour } from '../../model/linear-colour';

/** What light goes into: cut stones, acetate, lenses; and the dark stone and shadow that they stand on. */

/** A cut stone, for a piece whose `origin` is the stone's middle: a table, facets round it, light in its depth. */
export function gem(
  colour: LinearColour,
  outline: Path,
  middle: readonly [number, number],
  sides = 14,
): Cloth {
  const points = flatten(outline);
  const planes = Array.from({ length: sides * 2 }, (_, i) => {
    const angle = (i / (sides * 2)) * 2 * Math.PI + 0.07;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = points.reduce(
      (most, [x, y]) => Math.max(most, (x - middle[0]) * dx + (y - middle[1]) * dy),
      0,
    );
    return { dx, dy, far, star: i % 2 === 1 };
  });
  const size = planes.reduce((least, { far }) => Math.min(least, far), Infinity);
  return {
    finish: { roughness: 0.1, specular: 0.075, wrap: 0.35 },
    thickness: 0,
    weave(u, v, _place, texel) {
      let height = size * 0.2;
      let facet = -1;
      planes.forEach(({ dx, dy, far, star }, i) => {
        const away = far * (star ? 0.93 : 1) - (u * dx + v * dy);
        const here = star ? size * 0.06 + away * 0.33 : away * 0.62;
        if (here < height) {
          height = here;
          facet = i;
        }
      });
      // Seen through the table: the facets below, some lit, some dark; the light gathers opposite the lamp.
      const angle = Math.atan2(v, u);
      const ring = Math.hypot(u, v) / size;
      const below = Math.floor(
        ((angle + Math.PI) / (2 * Math.PI)) * sides * 1.5 + (ring > 0.5 ? 0.5 : 0),
      );
      const deep = cellNoise(
        facet < 0 ? below : facet + 40,
        facet < 0 ? (ring > 0.5 ? 1 : 0) : 2,
        31,
      );
      const gathered = clamp(0.5 + (u * 0.55 + v * 0.75) / (size * 1.9), 0, 1);
      const tone = 0.36 + 0.34 * deep + 1.2 * gathered * gathered + 0.06 * noise(u / 9, v / 9, 33);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone + 0.012 * gathered * deep;
      texel.blue = colour[2] * tone;
      texel.relief = height;
    },
  };
}

/** Acetate, milled and tumbled: light comes through at its edges; warm browns are mottled as horn is. */
export function acetate(colour: LinearColour, seed = 37): Cloth {
  const [red, green, blue] = colour;
  const horn = red > blue * 2 && red > green * 1.3;
  const light = scaled(colour, horn ? 1.45 : 1.7);
  return {
    finish: { roughness: 0.13, specular: 0.05, wrap: 0.1 },
    thickness: 2,
    weave(u, v, place, texel) {
      const cloud =
        noise(u / 52 + 0.5 * noise(u / 30, v / 30, seed + 4), v / 30, seed) +
        0.4 * noise(u / 19, v / 13, seed + 1) +
        0.12 * noise(u / 6, v / 6, seed + 2);
      const dark = horn ? 0.42 + 0.56 * smoothstep(0.34, -0.3, cloud) : 0.45;
      const through = 0.55 * smoothstep(13, 1, place.edge) * (1 - 0.45 * dark);
      const tone = (1 - 0.82 * dark) * (0.9 + through);
      texel.red = light[0] * tone;
      texel.green = light[1] * tone * (horn ? 0.82 + 0.2 * through : 1);
      texel.blue = light[2] * tone * (horn ? 0.6 : 1);
      texel.relief = 0;
    },
  };
}

/** A tinted lens, darker above, that mirrors a window; for a piece whose `origin` is its middle. `half` is half its width. */
export function lens(tint: LinearColour, half: number): Cloth {
  return {
    finish: { roughness: 0.07, specular: 0.06, wrap: 0 },
    thickness: 0,
    weave(u, v, place, texel) {
      const down = clamp(0.5 + v / (half * 1.7), 0, 1);
      const across = (u * 0.92 + v * 0.4) / half;
      const glint =
        0.55 * smoothstep(-0.86, -0.6, across) * smoothstep(-0.16, -0.34, across) +
        0.3 * smoothstep(-0.1, -0.04, across) * smoothstep(0.06, 0, across);
      const sky = 0.11 * glint * (1 - down) * smoothstep(0, 12, place.edge);
      texel.red = tint[0] * (0.35 + 0.9 * down) + sky;
      texel.green = tint[1] * (0.35 + 0.9 * down) + sky * 0.97;
      texel.blue = tint[2] * (0.35 + 0.9 * down) + sky * 0.92;
      texel.cover = 0.97 - 0.3 * down * down;
      texel.relief = 0;
    },
  };
}

/** Dark honed stone for plinths. */
export function stone(colour: LinearColour, seed = 41): Cloth {
  return {
    finish: { roughness: 0.72, specular: 0.035, wrap: 0.08 },
    thickness: 1,
    weave(u, v, place, texel) {
      const bed = noise(u / 150 + 0.3 * noise(u / 60, v / 60, seed), v / 26, seed + 1);
      const cloud = noise(u / 70, v / 50, seed + 2);
      const grain = visible(1.6, place.sharpness) * noise(u * 0.8, v * 0.8, seed + 3);
      const pit =
        smoothstep(0.5, 0.72, noise(u / 7, v / 4.4, seed + 4)) * smoothstep(0, 0.5, bed + 0.2);
      const tone = (1 + 0.16 * bed + 0.12 * cloud + 0.12 * grain) * (1 - 0.5 * pit);
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = 0.1 * grain - 1.1 * pit + 0.2 * cloud;
    },
  };
}

/** A soft shadow, painted: darkest in the middle of a piece whose `origin` is there. Half-sizes in units. */
export function shade(halfWidth: number, halfHeight: number, strength = 0.8): Cloth {
  return {
    finish: { roughness: 1, specular: 0 },
    thickness: 0,
    weave(u, v, _place, texel) {
      const away = Math.hypot(u / halfWidth, v / halfHeight);
      texel.red = 0;
      texel.green = 0;
      texel.blue = 0;
      texel.cover = strength * smoothstep(1, 0.1, away);
      texel.relief = 0;
    },
  };
}
