import type { StoreInfo } from '@storefront/host/contracts/api';
import { formatLongDate } from '@storefront/host/format/dates';
import { formatPaise } from '../../money';
import { drawBarcode } from '../../pdf/draw-barcode';
import { makePdf, type Sheet } from '../../pdf/make-pdf';
import { PAGE } from '../../pdf/paper';
import { printFooters } from '../invoices/print/print-closing';
import { BOTTOM, drawRule, MARGIN, RIGHT, STYLES, WIDTH } from '../invoices/print/styles';
import type { OrderItemRow, OrderRow } from '../orders/orders.repository';
import { printSlipLines } from './print-slip-lines';

/** What a packing slip is printed from. */
interface PackingSlip {
  order: OrderRow;
  items: readonly OrderItemRow[];
  /** What the courier collects, in paise. */
  dueOnDelivery: number;
  store: Pick<
    StoreInfo,
    'storeName' | 'companyName' | 'companyAddress' | 'companyEmail' | 'companyPhone'
  >;
}

const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;
const BARCODE = { width: 200, height: 34 };

/**
 * Creates the A4 PDF that goes into the parcel, without prices except for what the courier collects. The same order always
 * results in the same bytes.
 */
export function printPackingSlip(slip: PackingSlip): Promise<Buffer> {
  const { order, items, store } = slip;
  const title = `Packing slip ${order.id}`;
  const options = { title, author: store.companyName, date: order.createdAt, size: PAGE };
  return makePdf(options, (sheet) => {
    const end = printSlipLines(sheet, items, printHead(sheet, slip));
    printPieces(sheet, items, end);
    printFooters(sheet, { number: `Order ${order.id}`, seller: { name: store.companyName } });
  });
}

/** Prints the shop, the order and the recipient; returns the y position below them. */
function printHead(sheet: Sheet, { order, store, dueOnDelivery }: PackingSlip): number {
  const { pen } = sheet;
  const { shippingAddress: to } = order;
  pen.draw(store.storeName, STYLES.brand, { x: MARGIN, y: 42, width: WIDTH - 200 });
  pen.draw('Packing slip', STYLES.title, { x: MARGIN, y: 44, width: WIDTH });
  drawRule(sheet, 92, true);
  const number = { x: MARGIN, width: COLUMN };
  let left = pen.draw('ORDER', STYLES.label, { ...number, y: 104 }) + 2;
  left = pen.draw(order.id, STYLES.name, { ...number, y: left });
  const placed = `Placed on ${formatLongDate(order.createdAt.toISOString())} · ${order.shippingMethod}`;
  left = pen.draw(placed, STYLES.text, { ...number, y: left });
  if (dueOnDelivery > 0) {
    const due = `Collect ${formatPaise(dueOnDelivery)} on delivery`;
    left = pen.draw(due, STYLES.name, { ...number, y: left });
  }
  drawBarcode(sheet, order.id, { ...BARCODE, x: RIGHT - BARCODE.width, y: 106 });
  const y = Math.max(left, 106 + BARCODE.height) + 12;
  drawRule(sheet, y);
  const from = printParty(sheet, {
    label: 'From',
    name: store.companyName,
    lines: [store.companyAddress, `${store.companyEmail} · ${store.companyPhone}`],
    place: { x: MARGIN, y: y + 13 },
  });
  const recipient = printParty(sheet, {
    label: 'Ship to',
    name: to.fullName,
    lines: [to.address, `${to.city} ${to.postalCode}`, to.state, to.phone],
    place: { x: RIGHT - COLUMN, y: y + 13 },
  });
  return Math.max(from, recipient) + 14;
}

function printParty(
  { pen }: Sheet,
  {
    label,
    name,
    lines,
    place: { x, y },
  }: { label: string; name: string; lines: string[]; place: { x: number; y: number } },
): number {
  const place = { x, width: COLUMN };
  let top = pen.draw(label.toUpperCase(), STYLES.label, { ...place, y }) + 3;
  top = pen.draw(name, STYLES.name, { ...place, y: top }) + 1;
  for (const line of lines) top = pen.draw(line, STYLES.text, { ...place, y: top });
  return top;
}

const PIECES_HEIGHT = 30;

function printPieces(sheet: Sheet, items: readonly OrderItemRow[], end: number): void {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (end + PIECES_HEIGHT > BOTTOM) sheet.doc.addPage();
  const y = end + PIECES_HEIGHT > BOTTOM ? MARGIN : end + 10;
  const text = pieces === 1 ? '1 piece' : `${pieces} pieces`;
  sheet.pen.draw(text, STYLES.total, { x: MARGIN, y, width: WIDTH });
}
