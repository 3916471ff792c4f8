import { t } from '../../../messages/t';
import type { Sheet } from '../../../pdf/make-pdf';
import { PAGE } from '../../../pdf/paper';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { drawRule, MARGIN, RIGHT, STYLES, WIDTH } from './styles';

/** The height of the notes and the signature line. */
export const CLOSING_HEIGHT = 92;

const SIGNATURE_WIDTH = 190;

/** Prints the notes and the signature line. */
export function printClosing(
  sheet: Sheet,
  { seller, corrects, order }: InvoiceSnapshot,
  from: number,
): void {
  const { pen } = sheet;
  const refunded = order.isPaidOnDelivery
    ? t('What was paid for these pieces is refunded.')
    : t('What was paid for these pieces goes back the way it was paid.');
  const notes = corrects
    ? [refunded]
    : [
        ...(order.isPaidOnDelivery ? [t('To be paid on delivery.')] : []),
        t('Prices include GST. Shipping is taxed as the goods it belongs to.'),
      ];
  let y = from + 16;
  for (const note of [...notes, t('No tax is payable on reverse charge.')]) {
    y = pen.draw(note, STYLES.soft, { x: MARGIN, y, width: WIDTH - SIGNATURE_WIDTH - 40 });
  }
  const place = { x: RIGHT - SIGNATURE_WIDTH, width: SIGNATURE_WIDTH };
  pen.draw(t('For {company}', { company: seller.name }), STYLES.softRight, {
    ...place,
    y: from + 16,
  });
  drawRule(sheet, from + 66, false, place.x);
  pen.draw(t('Authorised signatory'), STYLES.softRight, { ...place, y: from + 71 });
}

/** Prints the footer of every page: whose document it is, and the page's number. */
export function printFooters(
  sheet: Sheet,
  { number, seller }: { number: string; seller: { name: string } },
): void {
  const { doc, pen } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const place = { x: MARGIN, y: PAGE.height - 50, width: WIDTH };
    drawRule(sheet, place.y - 8);
    pen.draw(`${seller.name} · ${number}`, STYLES.soft, place);
    pen.draw(t('Page {page} of {count}', { page: page + 1, count }), STYLES.softRight, place);
  }
}
