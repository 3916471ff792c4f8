/** Seeded randomness: everything a picture varies in comes from here, so that it is the same every time. */

export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Bell-shaped around 0, within -1 and 1. */
  spread: () => number;
}

export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return hash >>> 0;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: () => (next() + next() + next()) / 1.5 - 1,
  };
}

function hashCell(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A random number from 0 to 1 for a cell of a lattice. */
export function cellNoise(x: number, y: number, seed: number): number {
  return hashCell(Math.floor(x), Math.floor(y), seed) / 4294967296;
}

function slope(hash: number, x: number, y: number): number {
  const a = hash & 7;
  const first = a < 4 ? x : y;
  const second = a < 4 ? y : x;
  return ((a & 1) !== 0 ? -first : first) + ((a & 2) !== 0 ? -0.5 * second : 0.5 * second);
}

/** Gradient noise, about -1 to 1; one feature a unit of x and y. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = slope(hashCell(x0, y0, seed), fx, fy);
  const b = slope(hashCell(x0 + 1, y0, seed), fx - 1, fy);
  const c = slope(hashCell(x0, y0 + 1, seed), fx, fy - 1);
  const d = slope(hashCell(x0 + 1, y0 + 1, seed), fx - 1, fy - 1);
  const top = a + (b - a) * sx;
  return (top + (c + (d - c) * sx - top) * sy) * 1.3;
}

/** Noise in `octaves` layers, each half as large and half as strong as the one before. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i += 1) {
    sum += strength * noise(x * scale, y * scale, seed + i * 101);
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
