import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { invoices } from '../../../db/schema';
import { runOperatorCommand } from '../../../operator/operator-command';
import { addProduct, placedOrder } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { buildCreditNote } from '../snapshot/build-snapshot';
import { creditLines, type ReturnedLine } from '../snapshot/credit-lines';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { addressIn, sampleInvoice, sampleItem } from '../testing/sample-snapshot';
import { writeGstReturn } from './gst-return.service';

let api: TestApi;
let orderId: string;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  const { token } = await api.signUp();
  await addProduct(api.db, { id: 'plenty' });
  orderId = await placedOrder(api, token, { plenty: 1 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(invoices);
  folder = mkdtempSync(join(tmpdir(), 'gst-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const GSTIN = '27AAPFU0939F1ZV';
const SHIRT = sampleItem({ price: 499_033, quantity: 2 });
const BELT = sampleItem({ line: 2, price: 1_890_07, quantity: 3, hsnCode: '6217' });
const COAT = sampleItem({ line: 1, price: 60_000_01, quantity: 2, hsnCode: '6201' });

const serials = { invoice: 0, 'credit-note': 0 };

/** Stores a document under the next number of its kind; returns it. */
async function issue(snapshot: InvoiceSnapshot, issuedAt: string): Promise<InvoiceSnapshot> {
  const { kind } = snapshot;
  serials[kind] += 1;
  const serial = serials[kind];
  const number = `${kind === 'invoice' ? 'INV' : 'CRN'}/2627/${String(serial).padStart(6, '0')}`;
  const stored = { ...snapshot, number, issuedAt };
  await api.db.insert(invoices).values({
    number,
    kind,
    orderId,
    fiscalYear: '2627',
    serial,
    issuedAt: new Date(issuedAt),
    source: number,
    snapshot: stored,
  });
  return stored;
}

function credit(
  invoice: InvoiceSnapshot,
  issuedAt: string,
  returned?: ReturnedLine[],
): Promise<InvoiceSnapshot> {
  const number = { number: '', fiscalYear: '2627', serial: 0, issuedAt: new Date(issuedAt) };
  const lines = creditLines(invoice, [], returned);
  return issue(buildCreditNote(invoice, { lines, reason: 'Returned', number }), issuedAt);
}

const write = (month = '2026-11', now = new Date('2027-01-01')) =>
  writeGstReturn(api.db, { month, to: folder }, now);

type Row = Record<string, string>;

const textOf = (name: string, month = '2026-11') =>
  readFileSync(join(folder, `gstr1-${month}-${name}.csv`), 'utf8');
const rowsOf = (name: string, month?: string): Row[] =>
  parse(textOf(name, month), { columns: true });

/** The sum of a column of amounts, in paise. */
const sumOf = (name: string, heading: string) =>
  rowsOf(name).reduce((sum, row) => sum + Math.round(Number(row[heading]) * 100), 0);

const ELSEWHERE = { shippingAddress: addressIn('Jammu and Kashmir', '=1+1') };

/** A document of each kind; returns those of November, with the credit notes' amounts subtracted. */
async function issueAll() {
  const october = await issue(
    sampleInvoice([COAT], { shippingAddress: addressIn('Goa') }),
    '2026-10-31T18:29:59Z',
  );
  // Midnight in India.
  const local = await issue(
    sampleInvoice([SHIRT, BELT], { shippingPrice: 99_00 }),
    '2026-10-31T18:30:00Z',
  );
  const small = await issue(sampleInvoice([SHIRT], ELSEWHERE), '2026-11-03T06:00:00Z');
  const large = await issue(sampleInvoice([COAT, BELT], ELSEWHERE), '2026-11-27T06:00:00Z');
  const business = await issue(
    sampleInvoice([BELT, SHIRT], { ...ELSEWHERE, buyerGstin: GSTIN }),
    '2026-11-27T20:00:00Z',
  );
  const notes = [
    await credit(local, '2026-11-28T06:00:00Z', [{ line: 2, quantity: 1, value: null }]),
    await credit(october, '2026-11-28T07:00:00Z'),
    await credit(business, '2026-11-29T06:00:00Z', [{ line: 1, quantity: 1, value: null }]),
  ];
  await credit(small, '2026-12-01T06:00:00Z');
  return { local, small, large, business, notes, supplied: [local, small, large, business] };
}

test('each document is in the sheet that it belongs to', async () => {
  const { large, business, notes } = await issueAll();
  const text = await write();
  expect(text).toContain('Invoices: 4, ₹');
  expect(text).toContain('Credit notes: 3, ₹');
  expect(text).toContain('GSTIN: 29DEMCA0000D1Z1.');
  expect(rowsOf('b2b').map((row) => [row['Invoice Number'], row.Rate])).toEqual([
    [business.number, '5'],
    [business.number, '18'],
  ]);
  expect(rowsOf('b2b')[0]).toMatchObject({
    'GSTIN/UIN of Recipient': GSTIN,
    // A spreadsheet would run it.
    'Receiver Name': "'=1+1",
    'Invoice date': '28-Nov-2026',
    'Invoice Value': (business.totals.total / 100).toFixed(2),
    'Place Of Supply': '01-Jammu & Kashmir',
    'Reverse Charge': 'N',
    'Invoice Type': 'Regular B2B',
  });
  expect(rowsOf('b2cl').map((row) => row['Invoice Number'])).toEqual([large.number, large.number]);
  expect(rowsOf('cdnr')).toMatchObject([
    { 'Note Number': notes[2]?.number, 'Note Type': 'C', 'Note Date': '29-Nov-2026' },
  ]);
  // Its invoice was listed in October's return.
  expect(rowsOf('cdnur')).toMatchObject([{ 'UR Type': 'B2CL', 'Note Number': notes[1]?.number }]);
  expect(rowsOf('b2cs').map((row) => [row.Type, row['Place Of Supply'], row.Rate])).toEqual([
    ['OE', '01-Jammu & Kashmir', '18'],
    ['OE', '29-Karnataka', '5'],
    ['OE', '29-Karnataka', '18'],
  ]);
  expect(rowsOf('docs')).toEqual([
    {
      'Nature of Document': 'Credit Note',
      'Sr. No. From': notes[0]?.number,
      'Sr. No. To': notes[2]?.number,
      'Total Number': '3',
      Cancelled: '0',
    },
    expect.objectContaining({ 'Nature of Document': 'Invoices for outward supply' }),
  ]);
});

test('the sheets add up to the documents, to the paisa', async () => {
  const { supplied, notes } = await issueAll();
  await write();
  const total = (part: keyof InvoiceSnapshot['totals']) =>
    supplied.reduce((sum, { totals }) => sum + totals[part], 0) -
    notes.reduce((sum, { totals }) => sum + totals[part], 0);
  const listed = (name: string) => sumOf(name, 'Taxable Value');
  expect(listed('b2b') + listed('b2cl') + listed('b2cs') - listed('cdnr') - listed('cdnur')).toBe(
    total('taxable'),
  );
  const hsn = (heading: string) => sumOf('hsn-b2b', heading) + sumOf('hsn-b2c', heading);
  expect({
    taxable: hsn('Taxable Value'),
    igst: hsn('Integrated Tax Amount'),
    cgst: hsn('Central Tax Amount'),
    sgst: hsn('State/UT Tax Amount'),
    total: hsn('Total Value'),
  }).toEqual({
    taxable: total('taxable'),
    igst: total('igst'),
    cgst: total('cgst'),
    sgst: total('sgst'),
    total: total('total'),
  });
  // Shipping is no piece: 5 + 2 + 5 + 5 were supplied and 1 + 2 + 1 came back.
  expect(hsn('Total Quantity')).toBe(1300);
});

test('a credit note of a small sale to another month’s buyer makes its row of B2CS negative', async () => {
  const { small } = await issueAll();
  await write('2026-12');
  const rate = { Rate: '18', 'Place Of Supply': '01-Jammu & Kashmir' };
  const amount = (-small.totals.taxable / 100).toFixed(2);
  expect(rowsOf('b2cs', '2026-12')).toMatchObject([{ ...rate, 'Taxable Value': amount }]);
  expect(rowsOf('cdnur', '2026-12')).toEqual([]);
});

test('the files have the headings of the portal’s offline tool', async () => {
  const text = await write();
  expect(text).toContain('No invoice or credit note was issued in 2026-11');
  const tax = 'Applicable % of Tax Rate';
  expect(textOf('b2b')).toBe(
    `GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,${tax},Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount\n`,
  );
  expect(textOf('b2cl')).toBe(
    `Invoice Number,Invoice date,Invoice Value,Place Of Supply,${tax},Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\n`,
  );
  expect(textOf('b2cs')).toBe(
    `Type,Place Of Supply,${tax},Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\n`,
  );
  expect(textOf('cdnr')).toBe(
    `GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,${tax},Rate,Taxable Value,Cess Amount\n`,
  );
  expect(textOf('cdnur')).toBe(
    `UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,${tax},Rate,Taxable Value,Cess Amount\n`,
  );
  const hsn =
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount\n';
  expect([textOf('hsn-b2b'), textOf('hsn-b2c')]).toEqual([hsn, hsn]);
  expect(textOf('docs')).toBe(
    'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled\n',
  );
});

test('what an accountant should look at is said', async () => {
  const odd = sampleItem({ hsnCode: null });
  const snapshot = sampleInvoice([odd], { shippingAddress: addressIn('Atlantis') });
  const { number } = await issue(snapshot, '2026-11-03T06:00:00Z');
  const text = await write('2026-11', new Date('2026-11-30T12:00:00Z'));
  expect(text).toContain(`Goods without an HSN code are on: ${number}.`);
  expect(text).toContain(`The place of supply is none of India’s states on: ${number}.`);
  expect(text).toContain('2026-11 isn’t over: later documents are missing.');
});

test('no file is replaced, and none is left if one can’t be written', async () => {
  const taken = join(folder, 'november-docs.csv');
  writeFileSync(taken, 'other');
  const command = { action: 'gst', month: '2026-11', to: join(folder, 'november') } as const;
  const run = () => runOperatorCommand({ db: api.db, makeRefund: undefined }, command);
  await expect(run()).rejects.toThrow(`There is a file ${taken} already`);
  expect(readdirSync(folder)).toEqual([basename(taken)]);
  rmSync(taken);
  await run();
  expect(readdirSync(folder)).toHaveLength(8);
});
