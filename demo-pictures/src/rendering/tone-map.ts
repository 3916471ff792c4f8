function filmCurve(light: number): number {
  const x = 0.2 * Math.pow(light / 0.2 + 0.004, 1.14);
  const shoulder = (x * (1 + x / 16)) / (1 + x * 0.72);
  return shoulder <= 0.0031308
    ? shoulder * 12.92
    : 1.055 * Math.min(1.2, shoulder) ** (1 / 2.4) - 0.055;
}

const STEPS = 4096;
const BRIGHTEST = 8;
// Spaced by the root, so that the darks have most of the steps.
const TABLE = Float32Array.from({ length: STEPS + 2 }, (_, i) =>
  filmCurve(BRIGHTEST * (i / STEPS) ** 2),
);

/**
 * Tone mapping by a film-like curve: a soft shoulder, and a toe that keeps near-blacks apart. Takes
 * linear light, returns the display value, 0 to 1.
 */
export function toneMap(light: number): number {
  const at = Math.sqrt(Math.min(BRIGHTEST, Math.max(0, light)) / BRIGHTEST) * STEPS;
  const i = Math.floor(at);
  const low = TABLE[i] ?? 0;
  return low + ((TABLE[i + 1] ?? 0) - low) * (at - i);
}
