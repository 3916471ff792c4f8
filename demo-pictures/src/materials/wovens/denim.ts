import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { clamp, noise, smoothstep } from '../../geometry/noise';
import { mix, scaled, type LinearColour } from '../../model/linear-colour';

export interface DenimOptions {
  /** How washed it is all over, 0 (raw) to 1 (bleached). */
  wash?: number;
  /** How much the high places are faded, 0 to 1. */
  wear?: number;
  /** Where thighs and seat are faded most: middles and half-sizes, in cut units (not grain units). */
  seed?: number;
  /** Dyed brown: it fades to sand, not to a pale blue. */
  warm?: boolean;
}

/** Right-hand twill: dyed warp over a pale weft, with slubs, uneven dye and fading on what stands out. */
export function denim(colour: LinearColour, options: DenimOptions = {}): Cloth {
  const { wash = 0.04, wear = 0.5, seed = 3, warm = false } = options;
  const weft: LinearColour = [0.52, 0.5, 0.46];
  const pale = warm
    ? mix(scaled(colour, 2.3), [0.42, 0.34, 0.26], 0.24)
    : mix(scaled(colour, 2.1), [0.36, 0.4, 0.44], 0.38);
  const raw = warm ? scaled(colour, 0.86) : mix(scaled(colour, 0.84), [0.03, 0.034, 0.045], 0.25);
  return {
    finish: { roughness: 0.82, specular: 0.03, sheen: 0.18, wrap: 0.16 },
    kind: 'denim',
    thickness: 2.6,
    weave(u, v, place, texel) {
      const slub =
        noise(u * 0.75, v * 0.028, seed) * 0.55 +
        noise(u * 0.33, v * 0.016, seed + 1) * 0.35 +
        noise(u * 0.06, v * 0.5, seed + 2) * 0.16;
      const cloudy = noise(u / 90, v / 130, seed + 4);
      const grit =
        noise(u * 0.62, v * 0.62, seed + 6) * 0.6 + noise(u * 0.29, v * 0.29, seed + 7) * 0.4;
      const worn = clamp(
        wash +
          wear *
            (0.34 * smoothstep(-0.15, 1.2, place.ridge) -
              0.2 * smoothstep(0.05, 0.9, -place.ridge)) +
          wear * 0.34 * smoothstep(3.2, 0.6, place.edge) +
          0.07 * cloudy,
        0,
        1,
      );
      const shown = visible(1.7, place.sharpness);
      let relief = 0;
      let light = 0;
      if (shown > 0) {
        const wobble = 0.35 * noise(u * 0.25, v * 0.25, seed + 8);
        const twill = Math.sin(((u + v * 0.72 + wobble) * 2 * Math.PI) / 1.7);
        const yarn = Math.sin((u * 2 * Math.PI) / 1.05 + noise(u, v * 0.1, seed + 9));
        relief = shown * (0.16 * twill + 0.03 * yarn);
        light = shown * (0.5 - 0.5 * twill) * (0.8 + 0.3 * yarn);
      }
      const speck = visible(0.9, place.sharpness * 1.4);
      const fade = clamp(
        worn * (1 + 0.55 * slub + 0.5 * grit) +
          0.1 * slub +
          0.075 * grit +
          speck * 0.03 * noise(u * 1.7, v * 1.3, seed + 12),
        0,
        1,
      );
      texel.red = raw[0] + (pale[0] - raw[0]) * fade;
      texel.green = raw[1] + (pale[1] - raw[1]) * fade;
      texel.blue = raw[2] + (pale[2] - raw[2]) * fade;
      const show = 0.15 * light * (0.5 + worn);
      texel.red += (weft[0] - texel.red) * show;
      texel.green += (weft[1] - texel.green) * show;
      texel.blue += (weft[2] - texel.blue) * show;
      texel.relief = relief + 0.1 * slub + 0.07 * grit;
    },
  };
}
