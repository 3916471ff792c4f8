import { indianTime } from '../numbers/fiscal-year';
import type { GstState } from '../tax/gst-states';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** The date in India: `24 November 2026`. */
export function formatDay(moment: string): string {
  const local = indianTime(new Date(moment));
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()] ?? ''} ${local.getUTCFullYear()}`;
}

/** Hundredths of a percent as `9%` or `2.5%`. */
export function formatRate(rate: number): string {
  return `${rate / 100}%`;
}

/** `Karnataka (29)` */
export function formatState({ name, code }: GstState): string {
  return code === null ? name : `${name} (${code})`;
}
