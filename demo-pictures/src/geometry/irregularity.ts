import { noise } from './noise';
import type { Point } from './path';

/**
 * The garment's own irregularity: one field of small shifts for every coordinate of a drawing, so that
 * nothing is ruler-straight or mirror-symmetric, yet what belongs together moves together.
 */
export function createIrregularity(seed: number, strength: number): (point: Point) => Point {
  const lean = noise(seed * 0.731, 3.3, 17) * 0.006 * strength;
  const hip = noise(seed * 0.377, 9.1, 29) * 5 * strength;
  return ([x, y]) => {
    const slow = 4.2 * strength;
    const quick = 1.1 * strength;
    const dx =
      slow * noise(x / 240, y / 240, seed + 1) +
      quick * noise(x / 62, y / 62, seed + 2) +
      lean * (y - 600) +
      hip * Math.sin((y - 120) / 190) * 0.5;
    const dy =
      slow * noise(x / 240, y / 240, seed + 3) +
      quick * noise(x / 62, y / 62, seed + 4) +
      0.008 * strength * (x - 450) * noise(seed * 0.91, 1.7, 41);
    return [x + dx, y + dy];
  };
}
