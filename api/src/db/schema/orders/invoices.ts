import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { InvoiceSnapshot } from '../../../modules/invoices/snapshot/invoice-snapshot';
import { orders } from './orders';
import { timestampWithZone } from '../columns';

const KINDS = ['invoice', 'credit-note'] as const;

/** Invoices and credit notes. Rows are added, never changed or deleted. */
export const invoices = pgTable(
  'invoices',
  {
    number: text().primaryKey(),
    kind: text({ enum: KINDS }).notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** From April to March, as in India: `2627` begins in April 2026. */
    fiscalYear: text('fiscal_year').notNull(),
    serial: integer().notNull(),
    issuedAt: timestampWithZone('issued_at').notNull(),
    /** The order, return or cancellation that it documents: each has at most one document. */
    source: text().notNull(),
    /** Everything that is printed on it. */
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [
    unique('invoices_serial').on(table.kind, table.fiscalYear, table.serial),
    unique('invoices_source').on(table.orderId, table.kind, table.source),
    check('invoices_serial_from_1', sql`${table.serial} > 0`),
  ],
);

/** The last serial number of each kind and fiscal year, so that numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text({ enum: KINDS }).notNull(),
    fiscalYear: text('fiscal_year').notNull(),
    lastSerial: integer('last_serial').notNull(),
    /** When the last one was issued: the next one is never dated earlier. */
    lastIssuedAt: timestampWithZone('last_issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fiscalYear] })],
);
