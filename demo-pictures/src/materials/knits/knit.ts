import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

export interface KnitOptions {
  /** Width of a stitch, in units: 1.2 fine jersey, 3.4 merino, 6 chunky. */
  gauge?: number;
  /** Ribs: how many stitches out and in. Default: none (stocking stitch). */
  rib?: number;
  /** Cables: the width of one in units, and of the field between two. */
  cable?: readonly [width: number, field: number];
  fuzz?: number;
  seed?: number;
}

/** The height of a cable's two crossing strands, and whether a spot is inside the cable. */
function strands(across: number, v: number, width: number): number {
  const turn = (v / (width * 1.7)) * Math.PI;
  const half = width / 2;
  const swing = Math.sin(turn) * half * 0.42;
  const strand = (centre: number) => {
    const t = (across - centre) / (half * 0.55);
    return Math.max(0, 1 - t * t);
  };
  const over = Math.cos(turn);
  const a = strand(swing) * (1 + 0.45 * over);
  const b = strand(-swing) * (1 - 0.45 * over);
  return Math.max(a, b);
}

/** Knitted cloth: columns of V-shaped stitches, with ribs or cables. */
export function knit(colour: LinearColour, options: KnitOptions = {}): Cloth {
  const { gauge = 3.4, rib = 0, cable, fuzz = 0.35, seed = 31 } = options;
  return {
    finish: { roughness: 0.9, specular: 0.02, sheen: 0.3 + 0.3 * fuzz, wrap: 0.28 },
    thickness: 1.6 + gauge * 0.7,
    weave(u, v, place, texel) {
      let relief = 0;
      let dark = 0;
      if (rib > 0) {
        const wave = Math.cos((u * Math.PI) / (rib * gauge));
        relief += gauge * 0.42 * (smoothstep(-0.5, 0.5, wave) - 0.5);
        dark += 0.3 * smoothstep(0.2, -0.7, wave);
      }
      let along = v;
      if (cable) {
        const [width, field] = cable;
        const repeat = width + field;
        const across = u - repeat * Math.round(u / repeat);
        if (Math.abs(across) < width / 2) {
          const height = strands(across, v, width);
          relief += width * 0.17 * Math.sqrt(height);
          dark += 0.35 * (1 - Math.min(1, height * 1.6));
          along += across * 0.4;
        } else {
          // Purl beside the cables: lower, pebbled.
          relief -= gauge * 0.25;
          relief += gauge * 0.12 * Math.sin((v * 2 * Math.PI) / gauge);
        }
      }
      const shown = visible(gauge, place.sharpness);
      if (shown > 0) {
        const column = u / gauge - Math.floor(u / gauge) - 0.5;
        const leg = along / (gauge * 0.78) + Math.abs(column) * 1.5;
        const stitch = Math.sin(leg * 2 * Math.PI);
        const valley = Math.cos(column * 2 * Math.PI);
        relief += shown * gauge * (0.07 * stitch + 0.08 * valley);
        dark += shown * (0.1 * (0.5 - 0.5 * stitch) + 0.12 * (0.5 - 0.5 * valley));
      }
      const fibre = noise(u * 0.9, v * 0.7, seed) * 0.6 + noise(u * 0.25, v * 0.2, seed + 2) * 0.4;
      const fine = visible(1, place.sharpness) * noise(u * 2.6, v * 2.2, seed + 4);
      const tone = (1 + 0.06 * fibre + 0.09 * fuzz * fine) * (1 - 0.7 * Math.min(0.7, dark));
      texel.red = colour[0] * tone;
      texel.green = colour[1] * tone;
      texel.blue = colour[2] * tone;
      texel.relief = relief + 0.06 * fibre + 0.07 * fuzz * fine;
    },
  };
}
