import { code128 } from './code-128';
import type { Sheet } from './make-pdf';

/** The position of a barcode: its upper left corner, and the most that it may take. */
interface BarcodePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of the narrowest bar, in points, where there is room for it. */
const UNIT = 1.4;

/**
 * Draws a text as a Code 128 in the middle of its place. Scanners need black bars, and ten of the narrowest ones of white
 * on both sides: leave that much room.
 */
export function drawBarcode(
  { doc }: Sheet,
  text: string,
  { x: left, y, width: room, height }: BarcodePlace,
): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const unit = Math.min(UNIT, room / modules);
  let x = left + (room - modules * unit) / 2;
  doc.fillColor('black');
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) doc.rect(x, y, width * unit, height);
    x += width * unit;
  }
  doc.fill();
}
