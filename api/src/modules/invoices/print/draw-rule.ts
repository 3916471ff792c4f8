import { INK } from '../../../pdf/paper';
import type { Sheet } from '../../../pdf/make-pdf';
import { MARGIN, RIGHT } from './styles';

/** Draws a horizontal line; a strong one is thicker and darker. */
export function drawRule({ doc }: Sheet, y: number, isStrong = false, from = MARGIN): void {
  doc
    .lineWidth(isStrong ? 0.8 : 0.5)
    .strokeColor(isStrong ? INK.text : INK.line)
    .moveTo(from, y)
    .lineTo(RIGHT, y)
    .stroke();
}
