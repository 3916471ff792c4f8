import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { invoices } from '../../../db/schema';
import type { InvoiceRow } from '../invoices.repository';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';

/** An invoice or a credit note for a return. */
export interface GstDocument {
  serial: number;
  snapshot: InvoiceSnapshot;
  /** The invoice that a credit note corrects; an invoice itself. */
  invoice: InvoiceSnapshot;
}

/** Documents in one statement. */
const BATCH = 200;

/** Reads the documents that were issued in that time, a batch at a time, sorted by number. */
export async function* readGstDocuments(
  db: Database,
  { from, before }: { from: Date; before: Date },
): AsyncGenerator<GstDocument> {
  const isInTime = and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, before));
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(invoices)
      .where(and(isInTime, gt(invoices.number, last)))
      .orderBy(asc(invoices.number))
      .limit(BATCH);
    const end = rows.at(-1)?.number;
    if (end === undefined) return;
    last = end;
    yield* await withInvoices(db, rows);
  }
}

/** A credit note may correct an invoice of an earlier month. */
async function withInvoices(db: Database, rows: readonly InvoiceRow[]): Promise<GstDocument[]> {
  const numbers = rows.flatMap(({ snapshot: { corrects } }) => (corrects ? [corrects.number] : []));
  const corrected =
    numbers.length === 0
      ? []
      : await db
          .select({ number: invoices.number, snapshot: invoices.snapshot })
          .from(invoices)
          .where(and(eq(invoices.kind, 'invoice'), inArray(invoices.number, numbers)));
  const byNumber = new Map(corrected.map(({ number, snapshot }) => [number, snapshot]));
  return rows.map(({ serial, snapshot }) => {
    const { corrects } = snapshot;
    const invoice = corrects ? byNumber.get(corrects.number) : snapshot;
    if (!invoice) {
      throw new Error(`${snapshot.number} corrects ${corrects?.number}, which isn’t stored.`);
    }
    return { serial, snapshot, invoice };
  });
}
