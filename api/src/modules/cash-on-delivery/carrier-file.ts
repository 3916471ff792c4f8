import { openTable, type TableRow } from '../catalogue/import/read-table';
import { toPaise } from '../../money';
import { normaliseOrderId } from '../orders/order-id';

/** What a carrier has collected for an order, and with which of its transfers the money came. */
export interface Remittance {
  orderId: string;
  /** Paise. */
  amount: number;
  /** The day of the collection, such as `2026-11-24`. */
  day: string;
  reference: string;
}

/** A row of the carrier's file: what it says, or what is wrong with it. */
export interface CarrierRow {
  line: number;
  read: Remittance | string;
}

/** The columns of the file; other columns are ignored. */
const COLUMNS = ['order', 'amount', 'date', 'remittance'] as const;
type Column = (typeof COLUMNS)[number];

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const REFERENCE_MAX = 100;

/** Reads a carrier's file of what it has collected. Throws a `TableError` for a file that can't be read. */
export async function readCarrierFile(file: string): Promise<CarrierRow[]> {
  const rows: CarrierRow[] = [];
  for await (const row of (await openTable(file)).rows) {
    rows.push({ line: row.line, read: row.problem ?? readRow(row) });
  }
  return rows;
}

function readRow({ cells }: TableRow): Remittance | string {
  const byName = new Map(
    Object.entries(cells).map(([heading, cell]) => [heading.trim().toLowerCase(), cell.trim()]),
  );
  const cell = (column: Column) => byName.get(column) ?? '';
  const missing = COLUMNS.filter((column) => cell(column) === '');
  if (missing.length > 0) return `it has no ${missing.join(', no ')}`;
  if (!AMOUNT.test(cell('amount'))) return `${cell('amount')} is no amount such as 1499.00`;
  if (!DAY.test(cell('date'))) return `${cell('date')} is no day such as 2026-11-24`;
  if (cell('remittance').length > REFERENCE_MAX) return 'its remittance is too long';
  return {
    orderId: normaliseOrderId(cell('order')),
    amount: toPaise(Number(cell('amount'))),
    day: cell('date'),
    reference: cell('remittance'),
  };
}
