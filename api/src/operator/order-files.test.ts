import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrderSchema } from '@storefront/host/contracts/api';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import { addProduct, order, SHIPPING_ADDRESS } from '../testing/orders';
import { confirmOnDelivery, createPaymentTest, type PaymentTest } from '../testing/payments';
import { pdfText } from '../testing/pdf-text';
import { type OperatorCommand, runOperatorCommand } from './operator-command';

let setup: PaymentTest;
let folder: string;
/** The ids of an order of two shirts and the thing, paid and shipped, and of a pending one that came later. */
let shirts: string;
let pending: string;
beforeAll(async () => {
  setup = await createPaymentTest();
  folder = mkdtempSync(join(tmpdir(), 'orders-'));
  const { api } = setup;
  await addProduct(api.db, {
    id: 'shirt',
    regularPrice: 149_950,
    optionNames: ['Length', 'Finish'],
    variants: [
      {
        size: 'M',
        color: 'Red',
        sku: 'SH-M-RED',
        options: { Length: '40 cm', Finish: 'matt' },
        stock: 9,
      },
    ],
  });
  const shirt = { productId: 'shirt', selectedSize: 'M', selectedColor: 'Red' };
  const selectedOptions = { Length: '40 cm', Finish: 'matt' };
  shirts = await place({
    items: [
      { ...shirt, selectedOptions, quantity: 2 },
      { productId: 'thing', quantity: 1 },
    ],
    products: { shirt: 2, thing: 1 },
    shippingAddress: {
      ...SHIPPING_ADDRESS,
      fullName: '=SUM(1,2)&"श्री"',
      address: '+1 "Rose, Villa"',
    },
  });
  pending = await place({ products: { thing: 1 } });
  await setup.report({ ref: await setup.attempt(shirts), amount: 349_800 });
  await run({ action: 'ship', orderId: shirts, tracking: 'T-1', carrier: 'Delhivery' });
  await api.db
    .update(orders)
    .set({ createdAt: new Date('2026-03-01T18:29:59.700Z') })
    .where(eq(orders.id, shirts));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await setup.api.close();
});

async function place(request: Parameters<typeof order>[2]): Promise<string> {
  return (await order(setup.api, setup.token, request)).as(OrderSchema).id;
}

const run = (command: OperatorCommand) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, command);

let files = 0;
const newFile = (ending: string) => {
  files += 1;
  return join(folder, `${files}.${ending}`);
};

type Export = Extract<OperatorCommand, { action: 'export' }>;

async function exported(search: Partial<Export> = {}): Promise<Record<string, string>[]> {
  const file = newFile('csv');
  await run({ action: 'export', words: [], ...search, file });
  return parse(readFileSync(file), { columns: true, bom: true });
}

describe('an export', () => {
  test('has a row for each line, with what a warehouse needs', async () => {
    const [first, second, third] = await exported();
    expect(first).toEqual({
      Order: shirts,
      Placed: '2026-03-01T23:59:59+05:30',
      State: 'shipped',
      Email: expect.stringContaining('@') as unknown,
      Name: '\'=SUM(1,2)&"श्री"',
      Phone: '98450 12345',
      Address: '\'+1 "Rose, Villa"',
      City: 'Bengaluru',
      'Ship to state': 'Karnataka',
      PIN: '560001',
      Line: '1',
      SKU: 'SH-M-RED',
      Product: 'shirt',
      Title: 'The shirt',
      Size: 'M',
      Color: 'Red',
      Options: 'Finish: matt; Length: 40 cm',
      Quantity: '2',
      'Unit price': '1499.50',
      Amount: '2999.00',
      Shipping: '0.00',
      'Order total': '3498.00',
      Received: '3498.00',
      Tracking: 'T-1',
      Carrier: 'Delhivery',
      Discount: '0.00',
      Codes: '',
      'Due on delivery': '0.00',
      'Gift cards and store credit': '0.00',
    });
    expect(second).toMatchObject({ Order: shirts, Line: '2', Product: 'thing', Amount: '499.00' });
    expect(third).toMatchObject({ Order: pending, State: 'pending', Received: '0.00' });
  });

  test('has the orders that a search with the same conditions finds', async () => {
    const numbers = async (search: Partial<Export>) => [
      ...new Set((await exported(search)).map((row) => row.Order)),
    ];
    expect(await numbers({ state: 'pending' })).toEqual([pending]);
    expect(await numbers({ until: '2026-03-01' })).toEqual([shirts]);
    expect(await numbers({ since: '2026-03-02' })).toEqual([pending]);
    expect(await numbers({ words: ['shirt'] })).toEqual([shirts]);
    expect(await numbers({ words: ['nobody'] })).toEqual([]);
  });

  test('of hundreds of orders has each once, even of those placed at the same moment', async () => {
    const { db } = setup.api;
    const [row] = await db.select().from(orders).where(eq(orders.id, pending));
    if (!row) throw new Error('The order was placed');
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      id: `COPY-${String(index).padStart(4, '0')}`,
      idempotencyKey: null,
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 300))),
    }));
    await db.insert(orders).values(copies);
    const file = newFile('csv');
    const text = await run({ action: 'export', words: [], file });
    expect(text).toBe(`Wrote 452 orders with 3 lines to ${file}.`);
    for (const { id } of copies) await db.delete(orders).where(eq(orders.id, id));
  });

  test('never replaces a file, and says where it can’t write', async () => {
    const file = newFile('csv');
    const command: Export = { action: 'export', words: [], file };
    await run(command);
    await expect(run(command)).rejects.toThrow(`There is a file ${file} already`);
    const nowhere = join(folder, 'no', 'x.csv');
    await expect(run({ ...command, file: nowhere })).rejects.toThrow('There is no folder');
    expect(readdirSync(folder)).not.toContain('no');
  });
});

describe('a packing slip', () => {
  async function printed(orderId: string): Promise<{ text: string; message: string }> {
    const file = newFile('pdf');
    const message = await run({ action: 'packing-slip', orderId, file });
    return { message, text: (await pdfText(readFileSync(file))).join(' ') };
  }

  test('has what goes into the parcel and where it goes, and no price', async () => {
    const { message, text } = await printed(shirts.toLowerCase());
    expect(message).toMatch(new RegExp(`^The packing slip of order ${shirts} is in .*\\.pdf\\.$`));
    for (const part of [
      'Packing slip',
      shirts,
      'Aurelle Clothing',
      '560001',
      '+919845012345',
      'SH-M-RED',
      'The shirt',
      'M, Red, matt, 40 cm',
      'The thing',
      '3 pieces',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    // The name is printed in Devanagari, whose letters the PDF has by shape.
    expect(text).toMatch(/[\u0900-\u097f]/);
    expect(text).not.toMatch(/₹|1,?499|3,?498/);
  });

  test('says that an order isn’t paid, and is refused for a cancelled one', async () => {
    expect((await printed(pending)).message).toContain('The order isn’t paid yet.');
    await run({ action: 'cancel', orderId: pending });
    await expect(printed(pending)).rejects.toThrow(
      `Order ${pending} is cancelled: nothing of it is to be packed.`,
    );
    await expect(printed('K7Q2')).rejects.toThrow('There is no order K7Q2.');
  });
  test('says what the courier collects, and so does the export', async () => {
    const id = await place({ products: { thing: 1 } });
    await confirmOnDelivery(setup.api.db, id);
    const { text } = await printed(id);
    expect(text.replace(/ ?₹ ?/g, '₹')).toContain('Collect₹499.00 on delivery');
    expect(await exported({ words: [id] })).toMatchObject([{ 'Due on delivery': '499.00' }]);
  });
});
