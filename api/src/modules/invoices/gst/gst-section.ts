import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import type { GstDocument } from './gst-documents';

/** The parts of GSTR-1 that documents belong to, by the names of the offline tool's sheets. */
export type GstSection = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/** From this day on, the lower limit holds: notification no. 12/2024-Central Tax, which changed rule 59(4). */
const LOWER_LIMIT_FROM = new Date('2024-08-01T00:00:00+05:30');
const LIMIT = 1_00_000_00;
const EARLIER_LIMIT = 2_50_000_00;

/** Whether an invoice to an unregistered buyer in another state is listed on its own: its value exceeds the limit. */
function isLarge({ isInterState, issuedAt, totals }: InvoiceSnapshot): boolean {
  const limit = new Date(issuedAt) < LOWER_LIMIT_FROM ? EARLIER_LIMIT : LIMIT;
  return isInterState && totals.total > limit;
}

/**
 * The part that a document belongs to. Table 7 of GSTR-1 (B2CS) has the supplies to unregistered buyers net of credit
 * notes, all but those of its table 5 (B2CL): so a credit note is listed on its own only if its invoice was, and is else
 * subtracted in B2CS, in the month in which it was issued.
 */
export function sectionOf({ snapshot, invoice }: GstDocument): GstSection {
  const isCredit = snapshot.kind === 'credit-note';
  if (snapshot.buyer.gstin !== null) return isCredit ? 'cdnr' : 'b2b';
  if (isLarge(invoice)) return isCredit ? 'cdnur' : 'b2cl';
  return 'b2cs';
}
