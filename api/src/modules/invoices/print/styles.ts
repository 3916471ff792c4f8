import { INK, PAGE } from '../../../pdf/paper';
import type { TextStyle } from '../../../pdf/text-pen';
import type { Sheet } from '../../../pdf/make-pdf';
import type { GstState } from '../tax/gst-states';

/** The margin of pages, and the edges of their content; `BOTTOM` leaves room for the footer. */
export const MARGIN = 48;
export const RIGHT = PAGE.width - MARGIN;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const BOTTOM = PAGE.height - 74;

/** The y position at which the content of all pages except the first begins. */
export const NEXT_PAGE_TOP = 48;

export const STYLES = {
  brand: { face: 'heading', size: 27, color: INK.text },
  title: { face: 'heading', size: 19, color: INK.text, align: 'right' },
  label: { face: 'strong', size: 6.5, color: INK.soft, tracking: 0.8 },
  labelRight: { face: 'strong', size: 6.5, color: INK.soft, tracking: 0.8, align: 'right' },
  text: { face: 'text', size: 8.5, color: INK.text },
  textRight: { face: 'text', size: 8.5, color: INK.text, align: 'right' },
  strong: { face: 'strong', size: 8.5, color: INK.text },
  name: { face: 'strong', size: 10, color: INK.text },
  soft: { face: 'text', size: 7.5, color: INK.soft },
  softRight: { face: 'text', size: 7.5, color: INK.soft, align: 'right' },
  total: { face: 'strong', size: 13, color: INK.text, align: 'right' },
} as const satisfies Record<string, TextStyle>;

/** Draws a horizontal line; a strong one is thicker and darker. */
export function drawRule({ doc }: Sheet, y: number, isStrong = false, from = MARGIN): void {
  doc
    .lineWidth(isStrong ? 0.8 : 0.5)
    .strokeColor(isStrong ? INK.text : INK.line)
    .moveTo(from, y)
    .lineTo(RIGHT, y)
    .stroke();
}

/** Hundredths of a percent as `9%` or `2.5%`. */
export function formatRate(rate: number): string {
  return `${rate / 100}%`;
}

/** `Karnataka (29)` */
export function formatState({ name, code }: GstState): string {
  return code === null ? name : `${name} (${code})`;
}
