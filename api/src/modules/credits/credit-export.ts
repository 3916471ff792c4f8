import type { Database } from '../../db/database';
import { type CsvColumn, writeCsv } from '../../files/write-csv';
import { isoMoment, startOfDay } from '../../indian-time';
import { plainAmount } from '../../money';
import { type CreditEntry, findEntriesBetween } from './credits.repository';

/** Amounts are rupees without a sign of the currency, below zero for what was taken. */
const COLUMNS: readonly CsvColumn<CreditEntry>[] = [
  { heading: 'At', cell: ({ createdAt }) => isoMoment(createdAt) },
  { heading: 'Credit', cell: ({ creditId }) => creditId },
  { heading: 'Kind', cell: ({ kind }) => kind },
  { heading: 'Amount', cell: ({ amount }) => plainAmount(amount) },
  { heading: 'Order', cell: ({ orderId }) => orderId ?? '' },
  { heading: 'Author', cell: ({ author }) => author },
  { heading: 'Note', cell: ({ note }) => note ?? '' },
];

const DAY = 24 * 60 * 60_000;

/** Writes the entries of those days to a new CSV file; returns how many. Throws as `writeNewFile` does. */
export async function exportCreditEntries(
  db: Database,
  { since, until, file }: { since: string; until: string; file: string },
): Promise<number> {
  const end = new Date(startOfDay(until).getTime() + DAY);
  const rows = await findEntriesBetween(db, startOfDay(since), end);
  return writeCsv(file, { columns: COLUMNS, rows, isForExcel: true });
}
