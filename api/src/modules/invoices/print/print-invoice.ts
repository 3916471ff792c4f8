import { makePdf } from '../../../pdf/make-pdf';
import { PAGE } from '../../../pdf/paper';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { CLOSING_HEIGHT, printClosing, printFooters } from './print-closing';
import { inLanguage } from '../../../messages/languages';
import { printHeader, titleOf } from './print-header';
import { printLines } from './print-lines';
import { hsnHeight, printHsnSummary, printTotals, totalsHeight } from './print-totals';
import { BOTTOM, NEXT_PAGE_TOP } from './styles';

const GAP = 14;

/**
 * Creates the A4 PDF of an invoice or a credit note, in the language of its order. The same snapshot always results in the
 * same bytes.
 */
export function printInvoice(snapshot: InvoiceSnapshot): Promise<Buffer> {
  return inLanguage(snapshot.language ?? null, () => print(snapshot));
}

function print(snapshot: InvoiceSnapshot): Promise<Buffer> {
  const { number, issuedAt, seller } = snapshot;
  const title = `${titleOf(snapshot)} ${number}`;
  const options = { title, author: seller.name, date: new Date(issuedAt), size: PAGE };
  return makePdf(options, (sheet) => {
    /** The y position of a block that must not be split: `y`, or the top of a new page. */
    const roomFor = (height: number, y: number) => {
      if (y + height <= BOTTOM) return y;
      sheet.doc.addPage();
      return NEXT_PAGE_TOP;
    };
    let y = printLines(sheet, snapshot, printHeader(sheet, snapshot));
    y = printTotals(sheet, snapshot, roomFor(totalsHeight(snapshot), y)) + GAP;
    y = printHsnSummary(sheet, snapshot, roomFor(hsnHeight(snapshot), y));
    printClosing(sheet, snapshot, roomFor(CLOSING_HEIGHT, y));
    printFooters(sheet, snapshot);
  });
}
