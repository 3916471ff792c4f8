import type { GstState } from '../tax/gst-states';

/** Hundredths of a percent as `9%` or `2.5%`. */
export function formatRate(rate: number): string {
  return `${rate / 100}%`;
}

/** `Karnataka (29)` */
export function formatState({ name, code }: GstState): string {
  return code === null ? name : `${name} (${code})`;
}
