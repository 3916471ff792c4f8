import type { Cloth } from '../cloth';
import { visible } from '../cloth';
import { cellNoise, clamp, noise, smoothstep } from '../noise';
import { flatten, type Path } from '../path';
import { scaled, type Light } from '../tone';

/** What watches, jewellery and spectacles are made of. */

/** Whether a colour is one that metal has: gold, copper or grey. */
export function isMetalTone([red, green, blue]: Light): boolean {
  return red >= green * 0.8 && green >= blue * 0.75 && (red > blue * 3 || red < blue * 1.25);
}

/** Whether metal of this colour is gilt rather than white or black. */
export function isGold([red, , blue]: Light): boolean {
  return red > blue * 1.8;
}

/** Metal of a colour of the house: 'Gold', 'Silver', 'Gunmetal'. Roughness 0.2 polished, 0.45 brushed. */
export function precious(colour: Light, roughness = 0.24): Cloth {
  const body = scaled(colour, isGold(colour) ? 1.36 : 1.12);
  return {
    finish: { roughness, specular: 0.8, tint: 1, metal: 1 },
    kind: 'metal',
    thickness: 2,
    weave(u, v, _place, texel) {
      const tone = 1 + 0.05 * noise(u / 5, v / 5, 7) + 0.05 * noise(u / 38, v / 38, 8);
      texel.red = body[0] * tone;
      texel.green = body[1] * tone;
      texel.blue = body[2] * tone;
      texel.relief = 0.06 * noise(u / 14, v / 14, 9);
    },
  };
}

/** The metal drawn over with fine lines along the warp. */
export function brushed(metal: Cloth, strength = 1): Cloth {
  return {
    ...metal,
    finish: { ...metal.finish, roughness: 0.42, stretch: 0.25 },
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const line = noise(u * 1.1, v * 0.018, 11) + 0.6 * noise(u * 2.3, v * 0.03, 12);
      const tone = 1 + 0.11 * strength * line;
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
      texel.relief += 0.05 * strength * line;
    },
  };
}

/** Metal with the marks of a round hammer, each `size` units across: shallow bowls that meet in soft ridges. */
export function hammered(metal: Cloth, size = 26, strength = 1, seed = 17): Cloth {
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const x = u / size + 0.3 * noise(u / (size * 2.2), v / (size * 2.2), seed + 3);
      const y = v / size + 0.3 * noise(u / (size * 2.2), v / (size * 2.2), seed + 4);
      const cx = Math.floor(x);
      const cy = Math.floor(y);
      let sum = 0;
      for (let j = -1; j <= 1; j += 1) {
        for (let i = -1; i <= 1; i += 1) {
          const px = cx + i + 0.12 + 0.76 * cellNoise(cx + i, cy + j, seed) - x;
          const py = cy + j + 0.12 + 0.76 * cellNoise(cx + i, cy + j, seed + 1) - y;
          sum += Math.exp(-14 * (px * px + py * py));
        }
      }
      // A soft minimum of the distances to the blows around, squared.
      const bowl = Math.min(0.6, -Math.log(sum + 1e-6) / 14);
      texel.relief += 0.42 * strength * size * bowl;
      const high = 1 + 0.1 * smoothstep(0.12, 0.3, bowl);
      texel.red *= high;
      texel.green *= high;
      texel.blue *= high;
    },
  };
}

/** Silver blackened all over and rubbed bright where it stands out and along its edges. */
export function oxidised(metal: Cloth, seed = 23): Cloth {
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const rubbed =
        0.55 * smoothstep(16, 2, place.edge) +
        0.5 * smoothstep(0.5, 6, texel.relief) +
        0.22 * noise(u / 40, v / 26, seed) +
        0.1 * noise(u / 7, v / 3, seed + 1);
      const tone = 0.5 + 2.7 * clamp(rubbed, 0, 1) ** 1.3;
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
    },
  };
}

/**
 * A cable chain for a band along a path (with `flow`): oval links, every other one seen from its side.
 * `pitch` is from link to link and `width` across one, in units.
 */
export function chain(metal: Cloth, width = 9, pitch = 8.5): Cloth {
  const wire = width * 0.15;
  const round = (off: number) => (off < wire ? Math.sqrt(wire * wire - off * off) : -1);
  return {
    ...metal,
    thickness: 0,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      let height = -1;
      const at = Math.floor(v / pitch);
      for (let k = at - 1; k <= at + 1; k += 1) {
        const dv = v - (k + 0.5) * pitch;
        const half = pitch * 0.82;
        if (k % 2 === 0) {
          const rx = width / 2 - wire;
          const ry = half - wire;
          const r = Math.hypot(u / rx, dv / ry);
          height = Math.max(height, round(Math.abs(r - 1) * Math.min(rx, ry)));
        } else {
          const past = Math.max(0, Math.abs(dv) - half + wire * 1.6);
          const side = round(Math.hypot(u, past) * 0.72);
          if (side >= 0) height = Math.max(height, side + wire * 0.7);
        }
      }
      texel.cover = height >= 0 ? 1 : 0;
      texel.relief = Math.max(0, height);
    },
  };
}

/** A cut stone, for a piece whose `origin` is the stone's middle: a table, facets round it, light in its depth. */
export function gem(
  colour: Light,
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
export function acetate(colour: Light, seed = 37): Cloth {
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
export function lens(tint: Light, half: number): Cloth {
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
export function stone(colour: Light, seed = 41): Cloth {
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
