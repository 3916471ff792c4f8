import type { Cloth } from '../../model/cloth';
import { cellNoise, clamp, noise, smoothstep } from '../../geometry/noise';
import { scaled, type LinearColour } from '../../model/linear-colour';

/** The metals of watches, jewellery and spectacles. */

/** Whether a colour is one that metal has: gold, copper or grey. */
export function isMetalTone([red, green, blue]: LinearColour): boolean {
  return red >= green * 0.8 && green >= blue * 0.75 && (red > blue * 3 || red < blue * 1.25);
}

/** Whether metal of this colour is gilt rather than white or black. */
export function isGold([red, , blue]: LinearColour): boolean {
  return red > blue * 1.8;
}

/** Metal of a colour of the house: 'Gold', 'Silver', 'Gunmetal'. Roughness 0.2 polished, 0.45 brushed. */
export function precious(colour: LinearColour, roughness = 0.24): Cloth {
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
