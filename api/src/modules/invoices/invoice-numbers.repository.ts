import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { invoiceCounters } from '../../db/schema';
import type { InvoiceRow } from './invoices.repository';
import { isoDay } from '../../indian-time';

const PREFIXES: Readonly<Record<InvoiceRow['kind'], string>> = {
  invoice: 'INV',
  'credit-note': 'CRN',
};

/** The law allows 16 characters: one is left for a year with more than a million invoices. */
const SERIAL_DIGITS = 6;

export type InvoiceNumber = Pick<InvoiceRow, 'number' | 'fiscalYear' | 'serial' | 'issuedAt'>;

/**
 * The next number of its kind, such as `INV/2627/000001`. The counter is locked until the transaction ends,
 * and reset if it is rolled back, so that numbers have no gaps and their dates ascend. Lock the order first.
 */
export async function nextNumber(
  tx: Database,
  kind: InvoiceRow['kind'],
  now: Date,
): Promise<InvoiceNumber> {
  const fiscalYear = fiscalYearOf(now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ kind, fiscalYear, lastSerial: 1, lastIssuedAt: now })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.fiscalYear],
      set: {
        lastSerial: sql`${invoiceCounters.lastSerial} + 1`,
        lastIssuedAt: sql`greatest(${invoiceCounters.lastIssuedAt}, excluded.last_issued_at)`,
      },
    })
    .returning();
  if (!counter) throw new Error(`No counter of ${kind} ${fiscalYear}`);
  const { lastSerial: serial, lastIssuedAt: issuedAt } = counter;
  const number = `${PREFIXES[kind]}/${fiscalYear}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  return { number, fiscalYear, serial, issuedAt };
}

const APRIL = 4;

/** The Indian fiscal year, April to March: `2627` is the one that begins in April 2026. */
export function fiscalYearOf(moment: Date): string {
  const [year = 0, month = 0] = isoDay(moment).split('-').map(Number);
  const first = month < APRIL ? year - 1 : year;
  const short = (number: number) => String(number % 100).padStart(2, '0');
  return `${short(first)}${short(first + 1)}`;
}
