import type { Cloth, Texel } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

/** A spot of knitted ground: how high it stands (0 to 1 of a stitch's width) and how much light it loses. */
interface Spot {
  height: number;
  shut: number;
}

const spot: Spot = { height: 0, shut: 0 };

/** Stocking stitch: columns of legs that lean together into Vs. `x`, `y` count stitches. */
function plainStitch(x: number, y: number): void {
  const column = x - Math.floor(x) - 0.5;
  const side = column < 0 ? -1 : 1;
  let high = 0;
  for (let row = -1; row <= 1; row += 1) {
    const dy = y - Math.floor(y) - 0.5 - row;
    // Each leg: a drop that starts at the column's middle low down and leans out upwards.
    const across = Math.abs(column) - 0.24 + dy * 0.2;
    const along = dy + across * 0.25;
    const inside = 1 - (across / 0.26) ** 2 - (along / 0.82) ** 2;
    if (inside > 0) high = Math.max(high, Math.sqrt(inside) * (1 + 0.22 * along));
  }
  spot.height = Math.min(1, high) + 0.02 * side;
  spot.shut = 0.55 * smoothstep(0.62, 0.1, high);
}

/** Purl and moss: little beads, brick-wise. */
function bead(x: number, y: number): void {
  const row = Math.floor(y);
  const column = x + (row % 2) * 0.5;
  const dx = (column - Math.floor(column) - 0.5) / 0.56;
  const dy = (y - row - 0.5) / 0.6;
  const inside = Math.max(0, 1 - dx * dx - dy * dy);
  spot.height = Math.sqrt(inside);
  spot.shut = 0.5 * smoothstep(0.6, 0.1, inside);
}

/** Pale yarn is kept under the lights: its stitches would drown. */
function dye(texel: Texel, colour: LinearColour, shade: number): void {
  const tone = shade * (1 - 0.2 * Math.max(0, colour[1] - 0.3));
  texel.red = colour[0] * tone;
  texel.green = colour[1] * tone;
  texel.blue = colour[2] * tone;
}

function yarn(u: number, v: number, sharpness: number, seed: number): number {
  const fibre = noise(u * 0.9, v * 0.7, seed) * 0.6 + noise(u * 0.22, v * 0.17, seed + 2) * 0.4;
  return 0.05 * fibre + 0.05 * visible(1, sharpness) * noise(u * 2.6, v * 2.2, seed + 4);
}

/** Rows are closer than columns, and a comb of them makes moiré sooner: they are left out early. */
const ROWS = 0.45;

const WOOLLY = { roughness: 0.9, specular: 0.02, sheen: 0.42, wrap: 0.28 };

/** Plain knitting whose stitches are `gauge` units wide: 1.9 fine merino, 5 a fisherman's. */
export function stocking(colour: LinearColour, gauge = 1.9, seed = 91): Cloth {
  return {
    finish: WOOLLY,
    thickness: 2.2 + gauge * 0.6,
    weave(u, v, place, texel) {
      const shown = visible(gauge * ROWS, place.sharpness);
      const fibre = yarn(u, v, place.sharpness, seed);
      // From afar one sees that no two columns and rows are drawn equally tight.
      const column = noise(u * 0.55, v * 0.09, seed + 5);
      const row = noise(u * 0.06, v * 0.42, seed + 6);
      let tone = 0.97 + fibre + 0.032 * column + 0.01 * row;
      let relief = 0.5 * fibre + 0.1 * column + 0.025 * row;
      if (shown > 0) {
        plainStitch(u / gauge + 0.04 * fibre, v / (gauge * 0.74));
        tone -= shown * (spot.shut - 0.16) * 0.9;
        relief += shown * 0.24 * gauge * spot.height;
      }
      dye(texel, colour, tone);
      texel.relief = relief;
    },
  };
}

export interface RibOptions {
  /** Width of a stitch, in units. Default 2.1. */
  gauge?: number;
  /** Stitches out and in: 2 by 2, 3 by 2. */
  out?: number;
  into?: number;
  seed?: number;
}

/** Ribs: columns that stand out with valleys between them, elastic. */
export function ribbed(colour: LinearColour, options: RibOptions = {}): Cloth {
  const { gauge = 2.1, out = 2, into = 1.6, seed = 93 } = options;
  const repeat = (out + into) * gauge;
  return {
    finish: WOOLLY,
    thickness: 2.6 + gauge * 0.7,
    weave(u, v, place, texel) {
      const at = u / repeat + 0.012 * noise(u / 30, v / 40, seed + 6);
      const off = Math.abs(at - Math.round(at)) * repeat;
      const half = (out * gauge) / 2;
      const wall = smoothstep(half + gauge * 0.55, half - gauge * 0.4, off);
      const crown = 1 - 0.3 * Math.min(1, (off / half) ** 2);
      const seen = visible(repeat * 0.6, place.sharpness);
      const shown = visible(gauge * ROWS, place.sharpness);
      const fibre = yarn(u, v, place.sharpness, seed);
      let tone = 0.97 + fibre - seen * 0.36 * (1 - wall);
      let relief = seen * gauge * 0.75 * wall * crown + 0.5 * fibre;
      if (shown > 0) {
        if (wall > 0.5)
          plainStitch(
            (at - Math.round(at)) * (repeat / gauge) + (out % 2 ? 0.5 : 0),
            v / (gauge * 0.74),
          );
        else bead(u / gauge, (v / gauge) * 1.2);
        tone -= shown * (spot.shut - 0.16) * 0.8;
        relief += shown * 0.2 * gauge * spot.height;
      }
      dye(texel, colour, tone);
      texel.relief = relief;
    },
  };
}

interface Band {
  kind: 'rope' | 'moss' | 'gutter';
  width: number;
}

/** From the middle outwards, the same on both sides: the middle rope's half comes first. */
const BANDS: readonly Band[] = [
  { kind: 'rope', width: 23 },
  { kind: 'gutter', width: 6 },
  { kind: 'moss', width: 15 },
  { kind: 'gutter', width: 6 },
  { kind: 'rope', width: 31 },
  { kind: 'gutter', width: 6 },
  { kind: 'moss', width: 15 },
  { kind: 'gutter', width: 6 },
  { kind: 'rope', width: 31 },
  { kind: 'gutter', width: 6 },
  { kind: 'moss', width: 400 },
];

/** Two strands that twist round each other; the one that goes right is always above. */
function rope(across: number, v: number, width: number, gauge: number, shown: number): void {
  const turn = (v / (width * 1.25)) * Math.PI;
  const wave = Math.sin(turn);
  const swing = width * 0.235 * wave * (1.28 - 0.28 * wave * wave);
  const over = Math.cos(turn);
  let best = -1;
  let inside = 0;
  let local = 0;
  let lean = 0;
  for (const hand of [1, -1] as const) {
    const off = across - hand * swing;
    const t = off / (width * 0.3);
    const round = 1 - t * t;
    if (round <= 0) continue;
    const height = Math.sqrt(round) * 0.72 + 0.34 * hand * over;
    if (height > best) {
      best = height;
      inside = Math.sqrt(round);
      local = off;
      lean = hand * over * 0.9;
    }
  }
  if (best < 0) {
    bead(across / gauge, v / (gauge * 0.7));
    spot.height = 0.12 * shown * spot.height - 0.12;
    spot.shut = 0.3 + 0.5 * shown * spot.shut;
    return;
  }
  const shut = 0.62 * smoothstep(0.55, 0.05, inside) + 0.16 * smoothstep(0.5, 0.1, best);
  spot.height = best;
  spot.shut = shut;
  if (shown <= 0) return;
  const whole = best;
  plainStitch(local / gauge + 0.5, (v + local * lean) / (gauge * 0.78));
  spot.shut = shut + shown * 0.7 * (spot.shut - 0.1);
  spot.height = whole + shown * ((0.2 * gauge) / (width * 0.2)) * (spot.height - 0.6);
}

/**
 * A fisherman's pattern: ropes that stand a finger's width off a ground of moss stitch, laid out from u = 0
 * to both sides. `scale` makes all of it larger or smaller.
 */
export function cabled(colour: LinearColour, scale = 1, gauge = 4.4, seed = 95): Cloth {
  return {
    finish: WOOLLY,
    thickness: 6,
    weave(u, v, place, texel) {
      // Hands and wool are uneven: ropes wander and are now tighter, now looser.
      const drift = u + 1.3 * noise(u / 70, v / 90, seed + 7);
      const side = drift < 0 ? -1 : 1;
      let away = Math.abs(drift) / scale;
      let index = 0;
      while (index < BANDS.length - 1 && away > (BANDS[index]?.width ?? 0)) {
        away -= BANDS[index]?.width ?? 0;
        index += 1;
      }
      const { kind, width } = BANDS[index] ?? { kind: 'moss', width: 1 };
      const shown = visible(gauge * scale * 0.8, place.sharpness);
      const y = v / scale + 3.2 * noise(u / 26, v / 120, seed + 8);
      const fibre = yarn(u, v, place.sharpness, seed);
      let tone = 0.98 + fibre;
      let relief = 0.6 * fibre;
      if (kind === 'rope') {
        const whole = index === 0 ? 2 * width : width;
        const across = index === 0 ? away * side : (away - width / 2) * side;
        // Ropes on either side twist against each other.
        rope(side < 0 && index > 0 ? -across : across, y + index * 13, whole, gauge, shown);
        tone -= 0.85 * (spot.shut - 0.06);
        relief += scale * whole * 0.2 * spot.height;
      } else if (kind === 'gutter') {
        const deep = Math.sin((away / width) * Math.PI);
        tone -= 0.2 * deep;
        relief -= scale * 1.1 * deep;
        bead(away / (gauge * 0.9), y / (gauge * 0.7));
        tone -= shown * 0.6 * (spot.shut - 0.1);
        relief += shown * scale * 0.7 * spot.height;
      } else {
        bead((away * side) / (gauge * 1.16), y / (gauge * 0.86));
        tone -= shown * 0.75 * (spot.shut - 0.12);
        relief += shown * scale * gauge * 0.34 * spot.height;
      }
      dye(texel, colour, tone);
      texel.relief = relief;
    },
  };
}
