import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductListSchema, ProductSchema } from '@storefront/host/contracts/api';
import { publishDueProducts } from '../../modules/catalogue/product-status.service';
import { order, orderItem } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { type CatalogueCommand, runCatalogueCommand } from './catalogue-command';
import { TEST_SOURCES } from '../../modules/pictures/testing/test-context';

let api: TestApi;
let folder: string;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const file = await fileWith(
    'products.csv',
    'Product,Name,Category,Option 1,Value 1,SKU,Price,Stock',
    'silk-scarf,Silk Scarf,Scarves,Length,90 cm,SCARF-90,1200,4',
    'silk-scarf,,,,140 cm,SCARF-140,1500,2',
    'felt-hat,Felt Hat,Hats,Size,M,HAT-M,900,5',
    'felt-hat,,,,L,HAT-L,900,5',
  );
  await run({ action: 'import', file, yes: true, author: 'Meera' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(command: CatalogueCommand): Promise<string> {
  const result = await runCatalogueCommand({ db: api.db, sources: TEST_SOURCES }, command);
  api.responses.invalidate();
  return result;
}

async function fileWith(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}

const productOf = async (name: string) =>
  (await api.call(`${apiPaths.products}/${name}`)).as(ProductSchema);

const author = 'Ravi';

describe('stock', () => {
  test('what is counted in the shop includes the pieces that are reserved for orders', async () => {
    const items = [orderItem('felt-hat', 2, 'M')];
    expect((await order(api, token, { products: { 'felt-hat': 2 }, items })).status).toBe(201);
    expect(await run({ action: 'stock set', sku: 'HAT-M', pieces: 6, author })).toBe(
      'HAT-M: 6 in the shop, 2 reserved, 4 can be bought (before: 3).',
    );
    expect((await productOf('felt-hat')).stock?.variants?.[0]).toMatchObject({ quantity: 4 });
    await expect(run({ action: 'stock set', sku: 'HAT-M', pieces: 1, author })).rejects.toThrow(
      'HAT-M would have 1 in the shop, but 2 are reserved for orders.',
    );
  });

  test('pieces that came or went are added or taken, with the reason on record', async () => {
    await run({ action: 'stock adjust', sku: 'HAT-L', pieces: -2, note: 'moths', author });
    expect(await run({ action: 'show', product: 'HAT-L' })).toContain(
      'HAT-L  L  ₹900.00  3 can be bought (3 in the shop, 0 reserved)',
    );
    expect(await run({ action: 'history', subject: 'stock HAT-L' })).toMatch(
      /Ravi {2}stock HAT-L {2}available 5 → 3 {2}\(moths\)$/,
    );
  });

  test('a file changes all of its SKUs, or none', async () => {
    const wrong = await fileWith('stock.csv', 'SKU,Stock', 'HAT-L,9', 'HAT-XL,9', 'HAT-L,8');
    await expect(run({ action: 'stock import', file: wrong, author })).rejects.toThrow(
      'Line 3: There is no SKU HAT-XL.\nLine 4: The SKU HAT-L is there twice.',
    );
    const file = await fileWith('stock.csv', 'SKU,Stock', 'HAT-L,9', 'SCARF-90,1');
    await run({ action: 'stock import', file, dryRun: true, author });
    expect(await run({ action: 'show', product: 'HAT-L' })).toContain('3 can be bought');
    expect(await run({ action: 'stock import', file, author })).toBe(
      'HAT-L: 9 in the shop, 0 reserved, 9 can be bought (before: 3).\n' +
        'SCARF-90: 1 in the shop, 0 reserved, 1 can be bought (before: 4).',
    );
  });

  test.each([
    ['SKU\nHAT-L', 'The first line lacks the heading Stock.'],
    ['SKU,Stock\nHAT-L,-4\nHAT-L,', 'Line 2: Stock “-4” isn’t a whole number from 0 on.'],
    ['SKU,Stock\n8.9E+12,4', 'Line 2: SKU “8.9E+12” is a number that a spreadsheet has shortened'],
  ])('a wrong file is refused by row: %j', async (text, message) => {
    const file = await fileWith('wrong.csv', text);
    await expect(run({ action: 'stock import', file, author })).rejects.toThrow(message);
  });
});

describe('prices', () => {
  test('the product follows the price of its variants', async () => {
    expect(
      await run({ action: 'prices set', sku: 'SCARF-90', price: 99_900, before: 120_000, author }),
    ).toBe('SCARF-90: ₹999.00 instead of ₹1,200.00 (before: ₹1,200.00).');
    expect(await productOf('silk-scarf')).toMatchObject({
      regularPrice: 1200,
      discountedPrice: 999,
      priceVaries: true,
    });
    const file = await fileWith('prices.csv', 'SKU,Price', 'SCARF-90,1500');
    await run({ action: 'prices import', file, author });
    const scarf = await productOf('silk-scarf');
    expect(scarf).toMatchObject({ regularPrice: 1500, discountedPrice: null });
    expect(scarf.priceVaries).toBeUndefined();
  });

  test('a price before a discount that isn’t higher is refused', async () => {
    const command = {
      action: 'prices set',
      sku: 'HAT-L',
      price: 900,
      before: 900,
      author,
    } as const;
    await expect(run(command)).rejects.toThrow('must be higher');
  });
});

describe('products', () => {
  test('are found by words, SKU and status', async () => {
    expect(await run({ action: 'find', words: ['HAT-L'] })).toMatch(
      /^felt-hat +active +₹900\.00 {2}13 in stock {2}Felt Hat\nPage 1 of 1, 1 product\.$/,
    );
    expect(await run({ action: 'find', words: ['scarf'], status: 'draft' })).toBe('No products.');
    const lacking = async (without: 'hsn' | 'price') => {
      const found = await run({ action: 'find', words: ['felt'], without });
      return found.includes('felt-hat');
    };
    expect([await lacking('hsn'), await lacking('price')]).toEqual([true, false]);
    await expect(run({ action: 'show', product: 'nothing' })).rejects.toThrow(
      'There is no product, and no SKU, “nothing”.',
    );
  });

  test('are hidden, and published on their date', async () => {
    await run({ action: 'status', handle: 'felt-hat', status: 'archived', author });
    const isListed = async () => {
      api.responses.invalidate();
      const page = await api.call(`${apiPaths.products}?category=hats`);
      return page.as(ProductListSchema).data.some(({ id }) => id === 'felt-hat');
    };
    expect(await isListed()).toBe(false);
    const from = new Date(Date.now() + 200).toISOString();
    await run({ action: 'status', handle: 'felt-hat', status: 'active', from, author });
    expect(await publishDueProducts(api.db)).toBe(0);
    expect(await isListed()).toBe(false);
    while (new Date().toISOString() <= from) await publishDueProducts(api.db);
    await publishDueProducts(api.db);
    expect(await isListed()).toBe(true);
  });
});

test('a file that isn’t there, or isn’t a product file, is named', async () => {
  const file = path.join(folder, 'no.csv');
  await expect(run({ action: 'import', file, author })).rejects.toThrow(/^There is no such file/);
  const zip = await fileWith('zip.csv', 'PK\u0003\u0004');
  await expect(run({ action: 'import', file: zip, author })).rejects.toThrow('unpack it first');
});
