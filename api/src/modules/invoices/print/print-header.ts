import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../../messages/t';
import type { Sheet } from '../../../pdf/make-pdf';
import type { InvoiceParty, InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { formatState, drawRule, MARGIN, RIGHT, STYLES, WIDTH } from './styles';

const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;

type Fact = readonly [label: string, value: string];

function factsOf({ number, issuedAt, corrects, order, placeOfSupply }: InvoiceSnapshot): Fact[] {
  if (corrects) {
    const day = formatLongDate(corrects.issuedAt);
    return [
      [t('Credit note no.'), number],
      [t('Date'), formatLongDate(issuedAt)],
      [t('Against invoice'), t('{number} of {day}', { number: corrects.number, day })],
      [t('Order'), order.id],
    ];
  }
  const day = formatLongDate(order.placedAt);
  return [
    [t('Invoice no.'), number],
    [t('Date'), formatLongDate(issuedAt)],
    [t('Order'), t('{number} of {day}', { number: order.id, day })],
    [t('Place of supply'), formatState(placeOfSupply)],
  ];
}

function printFacts({ pen }: Sheet, facts: readonly Fact[], y: number): number {
  const widths = [0.2, 0.2, 0.36, 0.24];
  let x = MARGIN;
  let bottom = y;
  for (const [index, [label, value]] of facts.entries()) {
    const width = WIDTH * (widths[index] ?? 0) - 8;
    const below = pen.draw(label.toUpperCase(), STYLES.label, { x, y, width });
    bottom = Math.max(bottom, pen.draw(value, STYLES.strong, { x, y: below + 2, width }));
    x += width + 8;
  }
  return bottom;
}

function printParty(
  { pen }: Sheet,
  party: InvoiceParty,
  { label, x, y, more }: { label: string; x: number; y: number; more: string[] },
): number {
  const width = COLUMN;
  let top = pen.draw(label.toUpperCase(), STYLES.label, { x, y, width }) + 3;
  top = pen.draw(party.name, STYLES.name, { x, y: top, width }) + 1;
  const lines = [...party.address, ...more];
  for (const line of lines) top = pen.draw(line, STYLES.text, { x, y: top, width });
  return top;
}

function taxLines({ gstin, state }: InvoiceParty): string[] {
  return [
    ...(state.code === null ? [] : [t('State code {code}', { code: state.code })]),
    ...(gstin === null ? [] : [`GSTIN ${gstin}`]),
  ];
}

/** What the document is by law. */
export function titleOf({ kind }: Pick<InvoiceSnapshot, 'kind'>): string {
  return kind === 'invoice' ? t('Tax invoice') : t('Credit note');
}

/** Prints the header of the first page; returns the y position below it. */
export function printHeader(sheet: Sheet, snapshot: InvoiceSnapshot): number {
  const { pen } = sheet;
  const { seller, buyer, corrects } = snapshot;
  const place = { x: MARGIN, y: 42, width: WIDTH };
  pen.draw(snapshot.storeName, STYLES.brand, { ...place, width: WIDTH - 200 });
  pen.draw(titleOf(snapshot), STYLES.title, { ...place, y: 44 });
  pen.draw(t('Original for recipient').toUpperCase(), STYLES.labelRight, { ...place, y: 70 });
  drawRule(sheet, 92, true);
  const facts = printFacts(sheet, factsOf(snapshot), 104) + 12;
  drawRule(sheet, facts);
  const y = facts + 13;
  const left = printParty(sheet, seller, {
    label: t('Sold by'),
    x: MARGIN,
    y,
    more: [`${seller.email} · ${seller.phone}`, ...taxLines(seller)],
  });
  const right = printParty(sheet, buyer, {
    label: buyer.gstin === null ? t('Bill and ship to') : t('Bill and ship to (registered)'),
    x: RIGHT - COLUMN,
    y,
    more: taxLines(buyer),
  });
  const bottom = Math.max(left, right) + 14;
  if (!corrects) return bottom;
  const reason = t('Reason: {reason}. Place of supply: {state}.', {
    reason: corrects.reason,
    state: formatState(snapshot.placeOfSupply),
  });
  return pen.draw(reason, STYLES.text, { x: MARGIN, y: bottom - 4, width: WIDTH }) + 10;
}
