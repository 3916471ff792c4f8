import { creditTitle } from '@storefront/host/contracts';
import { t } from '../../../messages/t';
import type { InvoiceLine, InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { sumTaxed, type TaxedAmount } from '../tax/split-tax';
import type { Sheet } from '../../../pdf/make-pdf';
import { formatPaise } from '../../../money';
import { amountInWords } from './amount-in-words';
import { formatPlainAmount, taxParts } from './columns';
import {
  formatRate,
  drawRule,
  BOTTOM,
  MARGIN,
  NEXT_PAGE_TOP,
  RIGHT,
  STYLES,
  WIDTH,
} from './styles';

/** The sums of an invoice's lines with one HSN code and rate. */
interface HsnSum extends TaxedAmount {
  hsn: string | null;
  rate: number;
}

/** The sums by HSN code and rate, sorted by code. */
function hsnSums(lines: readonly InvoiceLine[]): HsnSum[] {
  const groups = new Map<string, InvoiceLine[]>();
  for (const line of lines) {
    const key = `${line.hsn ?? ''} ${String(line.rate).padStart(4, '0')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => ({ hsn: own[0]?.hsn ?? null, rate: own[0]?.rate ?? 0, ...sumTaxed(own) }));
}

const TOTALS_WIDTH = 190;
const ROW = 16;

/** Prints the totals at the right and the amount in words beside them; returns the y position below them. */
export function printTotals(sheet: Sheet, snapshot: InvoiceSnapshot, from: number): number {
  const { pen } = sheet;
  const { totals, corrects } = snapshot;
  const x = RIGHT - TOTALS_WIDTH;
  const place = { x, width: TOTALS_WIDTH };
  let y = from + 12;
  const sums = taxParts(snapshot).map(([label, part]) => [label, totals[part]] as const);
  for (const [label, amount] of [[t('Taxable value'), totals.taxable] as const, ...sums]) {
    pen.draw(label, STYLES.text, { ...place, y });
    pen.draw(formatPaise(amount), STYLES.textRight, { ...place, y });
    y += ROW;
  }
  drawRule(sheet, y + 1, true, x);
  pen.draw(corrects ? t('Total credited') : t('Total'), STYLES.strong, { ...place, y: y + 12 });
  pen.draw(formatPaise(totals.total), STYLES.total, { ...place, y: y + 8 });
  const width = WIDTH - TOTALS_WIDTH - 40;
  const words = { x: MARGIN, y: from + 12, width };
  const below = pen.draw(t('Amount in words').toUpperCase(), STYLES.label, words) + 3;
  const wordsEnd = pen.draw(amountInWords(totals.total), STYLES.strong, { ...words, y: below });
  return Math.max(printCreditRows(sheet, snapshot, y + 28), wordsEnd);
}

/** The height of the totals. */
export function totalsHeight(snapshot: InvoiceSnapshot): number {
  return 108 + creditRows(snapshot).length * ROW;
}

/** What gift cards and store credit pay of an invoice, and what they leave to be paid; nothing if none is used. */
function creditRows({
  order,
  corrects,
  totals,
}: InvoiceSnapshot): [label: string, amount: number][] {
  const { credits = [] } = order;
  if (corrects || credits.length === 0) return [];
  const toPay = credits.reduce((left, { amount }) => left - amount, totals.total);
  const paid = credits.map(({ codeEnding, amount }): [string, number] => [
    creditTitle(codeEnding),
    -amount,
  ]);
  return [...paid, [t('To pay'), toPay]];
}

/** Prints those rows; returns the y position below them. */
function printCreditRows({ pen }: Sheet, snapshot: InvoiceSnapshot, from: number): number {
  const place = { x: RIGHT - TOTALS_WIDTH, width: TOTALS_WIDTH };
  let y = from + 4;
  for (const [label, amount] of creditRows(snapshot)) {
    pen.draw(label, STYLES.text, { ...place, y });
    pen.draw(formatPaise(amount), STYLES.textRight, { ...place, y });
    y += ROW;
  }
  return y;
}

const HSN_ROW = 14;

/** The height of the summary by HSN code. */
export function hsnHeight(snapshot: InvoiceSnapshot): number {
  return 52 + hsnSums(snapshot.lines).length * HSN_ROW;
}

/** Prints the summary by HSN code; returns the y position below it. */
export function printHsnSummary(sheet: Sheet, snapshot: InvoiceSnapshot, from: number): number {
  const { pen } = sheet;
  const taxes = taxParts(snapshot);
  const cells = (sum: HsnSum) => [
    sum.hsn ?? '—',
    formatRate(sum.rate),
    formatPlainAmount(sum.taxable),
    ...taxes.map(([, part]) => formatPlainAmount(sum[part])),
    ...(taxes.length > 1 ? [formatPlainAmount(sum.cgst + sum.sgst + sum.igst)] : []),
  ];
  const names = taxes.map(([label]) => label);
  const labels = [
    'HSN',
    'GST',
    t('Taxable ₹'),
    ...names,
    ...(taxes.length > 1 ? [t('Tax ₹')] : []),
  ];
  const width = WIDTH / labels.length;
  const printCells = (texts: readonly string[], y: number, isLabel: boolean) => {
    for (const [index, text] of texts.entries()) {
      const right = isLabel ? STYLES.labelRight : STYLES.softRight;
      const left = isLabel ? STYLES.label : STYLES.soft;
      pen.draw(text, index === 0 ? left : right, { x: MARGIN + index * width, y, width });
    }
  };
  drawRule(sheet, from);
  printCells(
    labels.map((label) => label.toUpperCase()),
    from + 9,
    true,
  );
  let y = from + 24;
  for (const sum of hsnSums(snapshot.lines)) {
    if (y + HSN_ROW > BOTTOM) {
      sheet.doc.addPage();
      y = NEXT_PAGE_TOP;
    }
    printCells(cells(sum), y, false);
    y += HSN_ROW;
  }
  drawRule(sheet, y + 4);
  return y + 4;
}
