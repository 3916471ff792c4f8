import type { Sheet } from '../../pdf/make-pdf';
import { INK } from '../../pdf/paper';
import { BOTTOM, drawRule, MARGIN, NEXT_PAGE_TOP, RIGHT, STYLES } from '../invoices/print/styles';
import { describeChoice } from '../orders/line-variant';
import type { OrderItemRow } from '../orders/orders.repository';

const BOX = 11;
const PADDING = 7;

/** The columns: a box to tick, the SKU, the article, the number of pieces. */
const SKU = { x: MARGIN + BOX + 14, width: 110 };
const QUANTITY = { x: RIGHT - 50, width: 50 };
const ITEM = { x: SKU.x + SKU.width + 10, width: QUANTITY.x - SKU.x - SKU.width - 20 };

function printHeading(sheet: Sheet, y: number): number {
  const { pen } = sheet;
  drawRule(sheet, y, true);
  pen.draw('SKU', STYLES.label, { ...SKU, y: y + 6 });
  pen.draw('ITEM', STYLES.label, { ...ITEM, y: y + 6 });
  pen.draw('PIECES', STYLES.labelRight, { ...QUANTITY, y: y + 6 });
  drawRule(sheet, y + 21);
  return y + 21;
}

/** What is printed of a line. A line that could be several variants has no SKU. */
function textsOf(item: OrderItemRow) {
  return { sku: item.sku ?? '—', title: item.title, choice: describeChoice(item) };
}

function rowHeight({ pen }: Sheet, item: OrderItemRow): number {
  const { sku, title, choice } = textsOf(item);
  const article =
    pen.height(title, STYLES.name, ITEM.width) + pen.height(choice, STYLES.text, ITEM.width);
  return Math.max(pen.height(sku, STYLES.text, SKU.width), article, BOX) + 2 * PADDING;
}

function printRow({ doc, pen }: Sheet, item: OrderItemRow, y: number): void {
  const { sku, title, choice } = textsOf(item);
  const top = y + PADDING;
  doc.lineWidth(0.8).strokeColor(INK.text).rect(MARGIN, top, BOX, BOX).stroke();
  pen.draw(sku, STYLES.text, { ...SKU, y: top + 1 });
  const below = pen.draw(title, STYLES.name, { ...ITEM, y: top });
  pen.draw(choice, STYLES.text, { ...ITEM, y: below });
  pen.draw(String(item.quantity), STYLES.total, { ...QUANTITY, y: top - 2 });
}

/** Prints the lines of an order on as many pages as they need; returns the y position below the last one. */
export function printSlipLines(sheet: Sheet, items: readonly OrderItemRow[], from: number): number {
  let y = printHeading(sheet, from);
  for (const item of items) {
    const height = rowHeight(sheet, item);
    if (y + height > BOTTOM) {
      sheet.doc.addPage();
      y = printHeading(sheet, NEXT_PAGE_TOP);
    }
    printRow(sheet, item, y);
    y += height;
    drawRule(sheet, y);
  }
  return y;
}
