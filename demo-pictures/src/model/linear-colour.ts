/** A colour in linear light, each channel 0 to 1: what shading calculates with. */
export type LinearColour = readonly [red: number, green: number, blue: number];

function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** The linear colour of an sRGB hex value such as '#1f2a44'. */
export function linear(hex: string): LinearColour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/** Linear interpolation from a (share 0) to b (share 1). */
export function mix(a: LinearColour, b: LinearColour, share: number): LinearColour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** The colour made brighter or darker by a factor. */
export function scaled(a: LinearColour, by: number): LinearColour {
  return [a[0] * by, a[1] * by, a[2] * by];
}
