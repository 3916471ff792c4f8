/** Between the colours people name and the linear light that shading needs. */

export type Light = readonly [red: number, green: number, blue: number];

function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** '#1f2a44' as linear light. */
export function linear(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

export function mix(a: Light, b: Light, share: number): Light {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function scaled(a: Light, by: number): Light {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function film(light: number): number {
  const x = 0.2 * Math.pow(light / 0.2 + 0.004, 1.14);
  const shoulder = (x * (1 + x / 16)) / (1 + x * 0.72);
  return shoulder <= 0.0031308
    ? shoulder * 12.92
    : 1.055 * Math.min(1.2, shoulder) ** (1 / 2.4) - 0.055;
}

const STEPS = 4096;
const BRIGHTEST = 8;
// Spaced by the root, so that the darks have most of the steps.
const CURVE = Float32Array.from({ length: STEPS + 2 }, (_, i) =>
  film(BRIGHTEST * (i / STEPS) ** 2),
);

/** A film-like curve: soft shoulder, a toe that keeps near-black apart. Linear in, display 0 to 1 out. */
export function develop(light: number): number {
  const at = Math.sqrt(Math.min(BRIGHTEST, Math.max(0, light)) / BRIGHTEST) * STEPS;
  const i = Math.floor(at);
  const low = CURVE[i] ?? 0;
  return low + ((CURVE[i + 1] ?? 0) - low) * (at - i);
}
