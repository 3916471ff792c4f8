import type { Cloth } from '../../model/cloth';
import { cellNoise, noise, smoothstep } from '../../geometry/noise';
import { linear, mix, scaled, type LinearColour } from '../../model/linear-colour';
import { silkTwill } from '../wovens/shirting';

/** A spot of a silk square whose side has 1000: where it is from the middle, and how far from the hem. */
export interface Spot {
  x: number;
  y: number;
  edge: number;
  /** From the lower corner: sideways and down. */
  cornerX: number;
  cornerY: number;
}

/** What is printed at a spot; undefined leaves the ground. */
export type Print = (spot: Spot) => LinearColour | undefined;

const IVORY = linear('#e6dcc6');
const GILT = linear('#b98f45');

/**
 * Silk twill printed by screen, for a piece whose `origin` is the square's middle and that hangs by a corner.
 * `gather` is how much narrower it hangs, `unit` the units of a thousandth of its side, `drop` from the middle to the lower corner.
 */
export function silkPrint(
  ground: LinearColour,
  print: Print,
  { gather, unit, drop }: { gather: number; unit: number; drop: number },
): Cloth {
  const silk = silkTwill(ground);
  return {
    ...silk,
    weave(u, v, place, texel) {
      silk.weave(u, v, place, texel);
      // What a fold turns away is missing from the picture on it.
      const across = ((u + 5 * place.ridge) * gather) / unit;
      const down = v / unit;
      const ink = print({
        x: (across + down) * Math.SQRT1_2,
        y: (down - across) * Math.SQRT1_2,
        edge: place.edge / unit,
        cornerX: u / unit,
        cornerY: (v - drop) / unit,
      });
      if (!ink) return;
      const tone = texel.green / ground[1];
      texel.red = ink[0] * tone;
      texel.green = ink[1] * tone;
      texel.blue = ink[2] * tone;
    },
  };
}

function modulo(value: number, by: number): number {
  return value - by * Math.floor(value / by);
}

const between = (x: number, from: number, to: number) => x >= from && x < to;

/** Plain, with a border the width of a thumb and a small knot where it turns. */
export function borderPrint(colour: LinearColour): Print {
  const line = mix(GILT, IVORY, 0.35);
  const pale = mix(colour, IVORY, 0.05);
  // Two interlaced loops.
  const loop = (x: number, y: number) => Math.abs(Math.hypot(x * 0.8, y * 1.4) - 34) < 3.4;
  return ({ edge, cornerX, cornerY }) => {
    const y = cornerY + 118;
    if (Math.hypot(cornerX, y) < 56) {
      return loop(cornerX + y * 0.6, y - cornerX * 0.6) ||
        loop(y * 0.6 - cornerX, y + cornerX * 0.6)
        ? line
        : undefined;
    }
    if (between(edge, 38, 43) || between(edge, 70, 75)) return line;
    return between(edge, 43, 70) ? pale : undefined;
  };
}

/** The plan of an imagined garden: walls, canals that cross, beds with trees, a pool; drawn in gold. */
export function gardenPrint(colour: LinearColour): Print {
  const deep = scaled(colour, 0.34);
  const leaf = mix(scaled(colour, 1.5), IVORY, 0.22);
  const brick = linear('#a5573a');
  const water = linear('#8fb0a6');
  const tree = (x: number, y: number, size: number, seed: number): LinearColour | undefined => {
    const r = Math.hypot(x, y) / size;
    const lobes = 0.86 + 0.14 * Math.cos(Math.atan2(y, x) * 8 + seed);
    if (r > lobes) return undefined;
    if (r > lobes - 0.13) return GILT;
    if (r < 0.16) return brick;
    return Math.cos(Math.atan2(y, x) * 8 + seed) * smoothstep(0.1, 0.6, r) > 0.55 ? leaf : deep;
  };
  const grid = (x: number, y: number, pitch: number, size: number) => {
    const cx = Math.floor(x / pitch);
    const cy = Math.floor(y / pitch);
    return tree(x - (cx + 0.5) * pitch, y - (cy + 0.5) * pitch, size, cx * 2 + cy);
  };
  return ({ x, y, edge, cornerY }) => {
    if (edge < 14) return deep;
    if (between(edge, 14, 19)) return GILT;
    if (edge < 86) {
      const along = cornerY * 1.16;
      const wave = 52 + 15 * Math.sin(along / 17);
      if (Math.abs(edge - wave) < 2.6) return deep;
      const at = along / 26.7;
      const side = Math.floor(at) % 2 === 0 ? 1 : -1;
      const lx = (at - Math.floor(at) - 0.5) * 26.7;
      const ly = (edge - 52) * side + 8;
      if (Math.hypot(lx / 8.5, ly / 13 - 0.2) < 1) return side > 0 ? brick : colour;
      return IVORY;
    }
    if (between(edge, 86, 91) || between(edge, 99, 102)) return GILT;
    if (edge < 99) return deep;
    const cross = Math.min(Math.abs(x), Math.abs(y));
    const far = Math.max(Math.abs(x), Math.abs(y));
    const pool = Math.abs(x) + Math.abs(y);
    if (pool < 150) {
      if (pool > 142) return GILT;
      if (pool > 128) return brick;
      return Math.sin(Math.hypot(x, y) / 5.5) > 0.55 ? IVORY : water;
    }
    if (cross < 13) return Math.sin(far / 6 + 2 * noise(x / 9, y / 9, 4)) > 0.6 ? IVORY : water;
    if (cross < 17) return GILT;
    if (cross < 36)
      return Math.floor((x + 2000) / 10) % 2 === Math.floor((y + 2000) / 10) % 2 ? IVORY : brick;
    if (cross < 39) return deep;
    const bx = modulo(x + 139, 200) - 100;
    const by = modulo(y + 139, 200) - 100;
    const bed = Math.max(Math.abs(bx), Math.abs(by));
    if (bed > 92) return IVORY;
    if (bed > 88) return GILT;
    const kind = modulo(Math.floor((x + 139) / 200) + Math.floor((y + 139) / 200), 2);
    if (kind === 0) return tree(bx, by, 66, 0) ?? tree(Math.abs(bx) - 68, Math.abs(by) - 68, 16, 2);
    return grid(bx + 100, by + 100, 40, 14) ?? leafRow(bx, by, deep);
  };
}

function leafRow(x: number, y: number, ink: LinearColour): LinearColour | undefined {
  return Math.abs(Math.sin(x / 6.37)) < 0.1 || Math.abs(Math.sin(y / 6.37)) < 0.1 ? ink : undefined;
}

/** Lotus leaves seen from above, veins and all, floating over one another; a bud here and there. */
export function lotusPrint(colour: LinearColour): Print {
  const deep = mix(scaled(colour, 0.34), linear('#3c2340'), 0.3);
  const inks = [
    mix(colour, IVORY, 0.45),
    scaled(colour, 0.5),
    linear('#7c8768'),
    linear('#55614a'),
    mix(colour, deep, 0.62),
  ];
  const pitch = 150;
  return ({ x, y, edge }) => {
    if (edge < 20) return deep;
    if (edge < 26) return IVORY;
    const cx = Math.floor(x / pitch);
    const cy = Math.floor(y / pitch);
    let best = -1;
    let ink: LinearColour | undefined;
    for (let j = -1; j <= 1; j += 1) {
      for (let i = -1; i <= 1; i += 1) {
        const order = cellNoise(cx + i, cy + j, 71);
        if (order <= best) continue;
        const dx = x - (cx + i + 0.2 + 0.6 * cellNoise(cx + i, cy + j, 72)) * pitch;
        const dy = y - (cy + j + 0.2 + 0.6 * cellNoise(cx + i, cy + j, 73)) * pitch;
        const size = pitch * (0.36 + 0.42 * cellNoise(cx + i, cy + j, 74));
        const turn = cellNoise(cx + i, cy + j, 75) * 6.28;
        const angle = Math.atan2(dy, dx) - turn;
        const r = Math.hypot(dx, dy) / size;
        const rim = 1 - 0.05 * Math.cos(angle * 9) - 0.03 * Math.cos(angle * 5 + 1);
        const notch = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) < 0.11 * r;
        if (r > rim || notch) continue;
        best = order;
        const fill = inks[Math.floor(cellNoise(cx + i, cy + j, 76) * inks.length)] ?? colour;
        const spoke = Math.abs(Math.sin(angle * 8)) < 0.045 / Math.max(0.12, r);
        const fork = r > 0.55 && Math.abs(Math.sin(angle * 16 + 0.8)) < 0.05 / r;
        const vein = r > 0.09 && r < rim - 0.07 && (spoke || fork);
        const drawn = vein || r > rim - 0.035 || Math.abs(r - 0.07) < 0.02;
        ink = drawn
          ? mix(fill, fill[1] > 0.35 ? deep : IVORY, 0.5)
          : scaled(fill, 0.86 + 0.28 * smoothstep(0.1, 0.9, r));
      }
    }
    return ink;
  };
}
