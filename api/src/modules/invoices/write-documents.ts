import { writeFile } from 'node:fs/promises';
import type { Database } from '../../db/database';
import { ConflictError } from '../../http/errors';
import type { InvoiceRow } from './invoices.repository';
import { readCreditNote, readInvoice } from './invoices.service';
import { printInvoice } from './print/print-invoice';

async function write(row: InvoiceRow, file: string): Promise<string> {
  const pdf = await printInvoice(row.snapshot);
  try {
    await writeFile(file, pdf);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConflictError(`${row.number} can’t be written: ${reason}`);
  }
  return `${row.number} of order ${row.orderId} is in ${file}.`;
}

/**
 * Writes the invoice of an order to a file; returns a message for the operator. Throws as `readInvoice` does,
 * and a {@link ConflictError} if the file can't be written.
 */
export async function writeInvoice(
  db: Database,
  { orderId, file }: { orderId: string; file: string },
): Promise<string> {
  return write(await readInvoice(db, orderId, () => true), file);
}

/**
 * Writes a credit note of an order to a file; returns a message for the operator. Throws as `readCreditNote`
 * does, and a {@link ConflictError} if the file can't be written.
 */
export async function writeCreditNote(
  db: Database,
  { orderId, number, file }: { orderId: string; number: string; file: string },
): Promise<string> {
  return write(await readCreditNote(db, { orderId, number, mayRead: () => true }), file);
}
