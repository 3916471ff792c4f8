import type { ShippingAddress, StoreInfo } from '@storefront/host/contracts/api';
import { drawBarcode } from '../../pdf/draw-barcode';
import { makePdf, type Sheet } from '../../pdf/make-pdf';
import { INK } from '../../pdf/paper';
import type { TextStyle } from '../../pdf/text-pen';

/** The data of a return's label. */
interface ReturnLabel {
  id: string;
  orderId: string;
  createdAt: Date;
  isExchange: boolean;
  /** How many pieces are in the parcel. */
  pieces: number;
  from: ShippingAddress;
  to: Pick<StoreInfo, 'storeName' | 'companyName' | 'companyAddress' | 'companyPhone'>;
}

/** A6, a quarter of A4, in points. */
const SIZE = { width: 297.64, height: 419.53 };
const MARGIN = 22;
const WIDTH = SIZE.width - 2 * MARGIN;

const BRAND: TextStyle = { face: 'heading', size: 20, color: INK.text };
const LABEL: TextStyle = { face: 'strong', size: 6.5, color: INK.soft, tracking: 0.8 };
const KIND: TextStyle = { face: 'strong', size: 9, color: INK.text, align: 'right' };
const NAME: TextStyle = { face: 'strong', size: 11, color: INK.text };
const TEXT: TextStyle = { face: 'text', size: 9, color: INK.text };
const TEXT_RIGHT: TextStyle = { ...TEXT, align: 'right' };

function rule({ doc }: Sheet, y: number): void {
  doc
    .lineWidth(0.8)
    .strokeColor(INK.text)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke();
}

function printAddress(
  { pen }: Sheet,
  { label, name, lines, y }: { label: string; name: string; lines: string[]; y: number },
): number {
  const place = { x: MARGIN, width: WIDTH };
  let top = pen.draw(label, LABEL, { ...place, y }) + 2;
  top = pen.draw(name, NAME, { ...place, y: top }) + 1;
  for (const line of lines) top = pen.draw(line, TEXT, { ...place, y: top });
  return top;
}

const BARCODE_HEIGHT = 58;

/** Creates the A6 PDF of a return's label. The same label always results in the same bytes. */
export function printLabel(label: ReturnLabel): Promise<Buffer> {
  const { id, orderId, createdAt, from, to, pieces } = label;
  const options = { title: `Return ${id}`, author: to.companyName, date: createdAt, size: SIZE };
  return makePdf(options, (sheet) => {
    const { pen } = sheet;
    const row = { x: MARGIN, width: WIDTH };
    pen.draw(to.storeName, BRAND, { ...row, y: 18 });
    pen.draw(label.isExchange ? 'Exchange' : 'Return', KIND, { ...row, y: 30 });
    rule(sheet, 52);
    const toEnd = printAddress(sheet, {
      label: 'TO',
      name: to.companyName,
      lines: [to.companyAddress, to.companyPhone],
      y: 62,
    });
    rule(sheet, toEnd + 10);
    printAddress(sheet, {
      label: 'FROM',
      name: from.fullName,
      lines: [from.address, `${from.city} ${from.postalCode}`, from.state, from.phone],
      y: toEnd + 20,
    });
    const y = SIZE.height - MARGIN - BARCODE_HEIGHT - 48;
    rule(sheet, y);
    pen.draw(`Order ${orderId}`, TEXT, { ...row, y: y + 8 });
    pen.draw(pieces === 1 ? '1 piece' : `${pieces} pieces`, TEXT_RIGHT, { ...row, y: y + 8 });
    drawBarcode(sheet, id, { ...row, y: y + 28, height: BARCODE_HEIGHT });
    const width = pen.width(id, TEXT);
    const x = MARGIN + (WIDTH - width) / 2;
    pen.draw(id, TEXT, { x, y: y + 28 + BARCODE_HEIGHT + 4, width: width + 1 });
  });
}
