import type { CsvColumn } from '../../../files/write-csv';
import { isoDay } from '../../../indian-time';
import { plainAmount } from '../../../money';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import type { GstState } from '../tax/gst-states';
import type { GstSum } from './gst-sums';

/** The part of a document with one rate. */
export interface RatedDocument {
  snapshot: InvoiceSnapshot;
  /** Hundredths of a percent. */
  rate: number;
  /** Paise. */
  taxable: number;
}

/** The documents of one kind and year: the numbers of the first and the last, and how many there are. */
export interface IssuedDocuments {
  kind: InvoiceSnapshot['kind'];
  from: string;
  to: string;
  total: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The date in India, as the portal's offline tool reads it: `27-Nov-2026`. */
function dateOf(moment: string): string {
  const [year, month, day] = isoDay(new Date(moment)).split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** A state as in the offline tool's list, `01-Jammu & Kashmir`; its name alone if it has no code. */
export function placeOf({ code, name }: GstState): string {
  return code === null ? name : `${code}-${name.replaceAll(' and ', ' & ')}`;
}

/** A percentage such as `5` or `0.25`. */
const percentOf = (rate: number) => String(rate / 100);

const always = (heading: string, text: string) => ({ heading, cell: () => text });

type DocumentColumn = CsvColumn<RatedDocument>;

const GSTIN: DocumentColumn = {
  heading: 'GSTIN/UIN of Recipient',
  cell: ({ snapshot }) => snapshot.buyer.gstin ?? '',
};
const NAME: DocumentColumn = {
  heading: 'Receiver Name',
  cell: ({ snapshot }) => snapshot.buyer.name,
  isFromShopper: true,
};
const PLACE: DocumentColumn = {
  heading: 'Place Of Supply',
  cell: ({ snapshot }) => placeOf(snapshot.placeOfSupply),
  isFromShopper: true,
};
const REVERSE_CHARGE = always('Reverse Charge', 'N');
/** Only for goods that are taxed at 65 % of the rate. */
const APPLICABLE = always('Applicable % of Tax Rate', '');
const REGULAR = 'Regular B2B';
const NOTE_TYPE = always('Note Type', 'C');
const SHOP = always('E-Commerce GSTIN', '');
const CESS = always('Cess Amount', '0.00');
const RATE: DocumentColumn = { heading: 'Rate', cell: ({ rate }) => percentOf(rate) };
const TAXABLE: DocumentColumn = {
  heading: 'Taxable Value',
  cell: ({ taxable }) => plainAmount(taxable),
};
const TAXED: readonly DocumentColumn[] = [RATE, TAXABLE, CESS];

const numberAs = (heading: string): DocumentColumn => ({
  heading,
  cell: ({ snapshot }) => snapshot.number,
});
const dateAs = (heading: string): DocumentColumn => ({
  heading,
  cell: ({ snapshot }) => dateOf(snapshot.issuedAt),
});
const valueAs = (heading: string): DocumentColumn => ({
  heading,
  cell: ({ snapshot }) => plainAmount(snapshot.totals.total),
});

const INVOICE = [
  numberAs('Invoice Number'),
  dateAs('Invoice date'),
  valueAs('Invoice Value'),
  PLACE,
] as const;
const NOTE = [numberAs('Note Number'), dateAs('Note Date'), NOTE_TYPE, PLACE] as const;
const NOTE_VALUE = valueAs('Note Value');

/** The columns of the sheets that list documents, as the offline tool names them. */
export const DOCUMENT_COLUMNS = {
  b2b: [
    ...[GSTIN, NAME, ...INVOICE, REVERSE_CHARGE, APPLICABLE],
    ...[always('Invoice Type', REGULAR), SHOP, ...TAXED],
  ],
  b2cl: [...INVOICE, APPLICABLE, ...TAXED, SHOP],
  cdnr: [
    ...[GSTIN, NAME, ...NOTE, REVERSE_CHARGE, always('Note Supply Type', REGULAR)],
    ...[NOTE_VALUE, APPLICABLE, ...TAXED],
  ],
  cdnur: [always('UR Type', 'B2CL'), ...NOTE, NOTE_VALUE, APPLICABLE, ...TAXED],
} satisfies Record<string, readonly DocumentColumn[]>;

const amountAs = (heading: string, part: 'taxable' | 'igst' | 'cgst' | 'sgst' | 'total') => ({
  heading,
  cell: (sum: GstSum) => plainAmount(sum[part]),
});
const SUM_RATE = { heading: 'Rate', cell: ({ rate }: GstSum) => percentOf(rate) };

/** The columns of supplies to unregistered buyers. The type `OE` is any other than by an e-commerce operator. */
export const B2CS_COLUMNS: readonly CsvColumn<GstSum>[] = [
  always('Type', 'OE'),
  { heading: 'Place Of Supply', cell: ({ name }) => name, isFromShopper: true },
  APPLICABLE,
  SUM_RATE,
  amountAs('Taxable Value', 'taxable'),
  CESS,
  SHOP,
];

/** The columns of the summary by HSN code. The description is the portal's own, which it takes from the code. */
export const HSN_COLUMNS: readonly CsvColumn<GstSum>[] = [
  { heading: 'HSN', cell: ({ name }) => name },
  { heading: 'Description', cell: ({ name }) => (name === '' ? 'No HSN code' : '') },
  always('UQC', 'PCS-PIECES'),
  { heading: 'Total Quantity', cell: ({ quantity }) => String(quantity) },
  amountAs('Total Value', 'total'),
  SUM_RATE,
  amountAs('Taxable Value', 'taxable'),
  amountAs('Integrated Tax Amount', 'igst'),
  amountAs('Central Tax Amount', 'cgst'),
  amountAs('State/UT Tax Amount', 'sgst'),
  CESS,
];

const NATURES: Readonly<Record<IssuedDocuments['kind'], string>> = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
};

/** The columns of the documents that were issued. Numbers have no gaps, and no document is ever cancelled. */
export const ISSUED_COLUMNS: readonly CsvColumn<IssuedDocuments>[] = [
  { heading: 'Nature of Document', cell: ({ kind }) => NATURES[kind] },
  { heading: 'Sr. No. From', cell: ({ from }) => from },
  { heading: 'Sr. No. To', cell: ({ to }) => to },
  { heading: 'Total Number', cell: ({ total }) => String(total) },
  always('Cancelled', '0'),
];
