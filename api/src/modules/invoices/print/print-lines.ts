import type { Sheet } from '../../../pdf/make-pdf';
import type { InvoiceLine, InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { type Column, columnsOf } from './columns';
import { drawRule, BOTTOM, NEXT_PAGE_TOP, STYLES } from './styles';

const PADDING = 5.5;

function printHeading(sheet: Sheet, columns: readonly Column[], y: number): number {
  for (const { label, x, width, isRight } of columns) {
    const style = isRight ? STYLES.labelRight : STYLES.label;
    sheet.pen.draw(label.toUpperCase(), style, { x, y: y + 6, width });
  }
  drawRule(sheet, y, true);
  drawRule(sheet, y + 21);
  return y + 21;
}

function rowHeight({ pen }: Sheet, columns: readonly Column[], line: InvoiceLine): number {
  const heights = columns.map(({ width, value, note }) => {
    const own = pen.height(value(line), STYLES.text, width);
    return own + (note ? pen.height(note(line), STYLES.soft, width) : 0);
  });
  return Math.max(...heights) + 2 * PADDING;
}

function printRow(
  { pen }: Sheet,
  columns: readonly Column[],
  { line, y }: { line: InvoiceLine; y: number },
): void {
  for (const { x, width, isRight, value, note } of columns) {
    const place = { x, y: y + PADDING, width };
    const below = pen.draw(value(line), isRight ? STYLES.textRight : STYLES.text, place);
    const noteStyle = isRight ? STYLES.softRight : STYLES.soft;
    if (note) pen.draw(note(line), noteStyle, { ...place, y: below });
  }
}

/** Prints the lines on as many pages as they need; returns the y position below the last one. */
export function printLines(sheet: Sheet, snapshot: InvoiceSnapshot, from: number): number {
  const columns = columnsOf(snapshot);
  let y = printHeading(sheet, columns, from);
  for (const line of snapshot.lines) {
    const height = rowHeight(sheet, columns, line);
    if (y + height > BOTTOM) {
      sheet.doc.addPage();
      y = printHeading(sheet, columns, NEXT_PAGE_TOP);
    }
    printRow(sheet, columns, { line, y });
    y += height;
    drawRule(sheet, y);
  }
  return y;
}
