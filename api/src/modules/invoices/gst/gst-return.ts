import { type CsvColumn, writeCsv } from '../../../files/write-csv';
import type { InvoiceLine } from '../snapshot/invoice-snapshot';
import {
  B2CS_COLUMNS,
  DOCUMENT_COLUMNS,
  HSN_COLUMNS,
  ISSUED_COLUMNS,
  type IssuedDocuments,
  placeOf,
  type RatedDocument,
} from './gst-columns';
import type { GstDocument } from './gst-documents';
import { sectionOf } from './gst-section';
import { GstSums, negated } from './gst-sums';

/** A sheet of the return, for a file of its own. */
export interface GstSheet {
  name: string;
  rows: number;
  write: (file: string) => Promise<number>;
}

/** The rows of a return GSTR-1, from its documents. All amounts are those of the documents. */
export class GstReturn {
  readonly #listed: Record<keyof typeof DOCUMENT_COLUMNS, RatedDocument[]> = {
    b2b: [],
    b2cl: [],
    cdnr: [],
    cdnur: [],
  };
  readonly #b2cs = new GstSums();
  /** Since May 2025, table 12 has two parts: supplies to registered and to unregistered buyers. */
  readonly #hsn = { b2b: new GstSums(), b2c: new GstSums() };
  readonly #issued = new Map<string, IssuedDocuments & { first: number; last: number }>();

  /** Adds a document. */
  add(document: GstDocument): void {
    const { snapshot } = document;
    const section = sectionOf(document);
    if (section === 'b2cs') this.#addToB2cs(document);
    else this.#listed[section].push(...byRate(document));
    const hsn = snapshot.buyer.gstin === null ? this.#hsn.b2c : this.#hsn.b2b;
    for (const line of snapshot.lines) {
      // Shipping has the goods' code, but is no piece.
      const quantity = line.line === null ? 0 : line.quantity;
      hsn.add({ name: line.hsn ?? '', rate: line.rate, ...signed(document, line, quantity) });
    }
    this.#count(document);
  }

  /** The sheets of the documents so far, all of them even where one has no rows. */
  sheets(): GstSheet[] {
    const { b2b, b2cl, cdnr, cdnur } = this.#listed;
    return [
      sheet('b2b', DOCUMENT_COLUMNS.b2b, b2b),
      sheet('b2cl', DOCUMENT_COLUMNS.b2cl, b2cl),
      sheet('b2cs', B2CS_COLUMNS, this.#b2cs.list()),
      sheet('cdnr', DOCUMENT_COLUMNS.cdnr, cdnr),
      sheet('cdnur', DOCUMENT_COLUMNS.cdnur, cdnur),
      sheet('hsn-b2b', HSN_COLUMNS, this.#hsn.b2b.list()),
      sheet('hsn-b2c', HSN_COLUMNS, this.#hsn.b2c.list()),
      sheet('docs', ISSUED_COLUMNS, [...this.#issued.values()]),
    ];
  }

  #addToB2cs(document: GstDocument): void {
    const name = placeOf(document.snapshot.placeOfSupply);
    for (const line of document.snapshot.lines) {
      this.#b2cs.add({ name, rate: line.rate, ...signed(document, line, 0) });
    }
  }

  #count({ serial, snapshot: { kind, number } }: GstDocument): void {
    const issued = this.#issued.get(kind);
    const before = issued ?? {
      kind,
      from: number,
      to: number,
      total: 0,
      first: serial,
      last: serial,
    };
    const { first, last, total } = before;
    this.#issued.set(kind, {
      kind,
      from: serial < first ? number : before.from,
      to: serial > last ? number : before.to,
      total: total + 1,
      first: Math.min(first, serial),
      last: Math.max(last, serial),
    });
  }
}

function sheet<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): GstSheet {
  return { name, rows: rows.length, write: (file) => writeCsv(file, { columns, rows }) };
}

/** The quantity and the amounts of a line, which a credit note subtracts. */
function signed({ snapshot }: GstDocument, line: InvoiceLine, quantity: number) {
  const { taxable, cgst, sgst, igst, total } = line;
  const amount = { taxable, cgst, sgst, igst, total };
  return snapshot.kind === 'invoice'
    ? { quantity, ...amount }
    : { quantity: -quantity, ...negated(amount) };
}

/** A row for each rate of a document. */
function byRate({ snapshot }: GstDocument): RatedDocument[] {
  const rates = [...new Set(snapshot.lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => ({
    snapshot,
    rate,
    taxable: snapshot.lines
      .filter((line) => line.rate === rate)
      .reduce((sum, { taxable }) => sum + taxable, 0),
  }));
}
