import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { writeGstReturn } from '../modules/invoices/gst/gst-return.service';
import { writeCreditNote, writeInvoice } from '../modules/invoices/invoices.service';
import { exportOrders } from '../modules/orders/records/order-export';
import { writePackingSlip } from '../modules/packing-slips/packing-slips.service';
import { counted, FileSchema, OrderIdSchema } from './command-parts';
import { orderSearchProperties, searchOf } from './order-lookups';

/** The operator's commands that write files about orders. */
export const OrderFileSchemas = [
  Type.Object({ action: Type.Literal('export'), ...orderSearchProperties, file: FileSchema }),
  Type.Object({
    action: Type.Literal('gst'),
    /** A month such as `2026-11`. */
    month: Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' }),
    /** A folder, or how the paths of the files begin. */
    to: FileSchema,
  }),
  Type.Object({ action: Type.Literal('packing-slip'), orderId: OrderIdSchema, file: FileSchema }),
  Type.Object({ action: Type.Literal('invoice'), orderId: OrderIdSchema, file: FileSchema }),
  Type.Object({
    action: Type.Literal('credit-note'),
    orderId: OrderIdSchema,
    number: Type.String({ minLength: 1, maxLength: 40 }),
    file: FileSchema,
  }),
] as const;
type OrderFile = Static<(typeof OrderFileSchemas)[number]>;

/**
 * Runs a command; returns the text to show. Throws a `ConflictError` if a file can't be written, and else as the functions
 * that write them do.
 */
export async function runOrderFile(db: Database, command: OrderFile): Promise<string> {
  switch (command.action) {
    case 'export': {
      const { file } = command;
      const { orders, lines } = await exportOrders(db, searchOf(command), file);
      return `Wrote ${counted(orders, 'order')} with ${counted(lines, 'line')} to ${file}.`;
    }
    case 'gst':
      return writeGstReturn(db, command);
    case 'packing-slip':
      return writePackingSlip(db, command);
    case 'invoice':
      return writeInvoice(db, command);
    case 'credit-note':
      return writeCreditNote(db, command);
  }
}
