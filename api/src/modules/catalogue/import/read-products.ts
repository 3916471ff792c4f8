import type { ReadProduct } from './file-product';
import { readGrouped } from './formats/grouped';
import type { OWN_HEADINGS } from './formats/own';
import { own } from './formats/own';
import { shopify, SHOPIFY_HEADINGS } from './formats/shopify';
import { readWooCommerce, WOOCOMMERCE_HEADINGS } from './formats/woocommerce';
import { openTable, TableError, type TableOptions, type TableRow } from './read-table';

/** Headings without which the shop's own format isn't recognised. */
const OWN_REQUIRED = ['Product', 'Name', 'Price'] satisfies (typeof OWN_HEADINGS)[number][];

interface Format {
  name: string;
  headings: readonly string[];
  read: (openRows: () => Promise<AsyncIterable<TableRow>>) => AsyncIterable<ReadProduct>;
}

const FORMATS: Format[] = [
  {
    name: 'Shopify',
    headings: SHOPIFY_HEADINGS,
    read: (openRows) => readOnce(openRows, (rows) => readGrouped(shopify, rows)),
  },
  { name: 'WooCommerce', headings: WOOCOMMERCE_HEADINGS, read: readWooCommerce },
  {
    name: 'this shop',
    headings: OWN_REQUIRED,
    read: (openRows) => readOnce(openRows, (rows) => readGrouped(own, rows)),
  },
];

/** The products of a file, and the shop whose export it is. */
export interface ProductFile {
  format: string;
  products: AsyncIterable<ReadProduct>;
}

/**
 * Opens a product file of Shopify, WooCommerce or this shop, which its headings tell apart. Only the rows of one
 * product are in memory at a time, and of WooCommerce's all variations. Throws a {@link TableError} for a file
 * that is none of them, here or while its products are read.
 */
export async function openProductFile(
  file: string,
  options: TableOptions = {},
): Promise<ProductFile> {
  const { headings, rows } = await openTable(file, options);
  // Closes the file: each format reads it from the beginning.
  await rows.return(undefined);
  const format = FORMATS.find((one) => one.headings.every((heading) => headings.includes(heading)));
  if (!format) {
    const known = FORMATS.map(({ name, headings: of }) => `${name} (${of.join(', ')})`).join('; ');
    throw new TableError(
      `The first line has no headings of a product file that is known: ${known}.`,
    );
  }
  const openRows = async () => (await openTable(file, options)).rows;
  return { format: format.name, products: format.read(openRows) };
}

async function* readOnce(
  openRows: () => Promise<AsyncIterable<TableRow>>,
  read: (rows: AsyncIterable<TableRow>) => AsyncIterable<ReadProduct>,
): AsyncGenerator<ReadProduct> {
  yield* read(await openRows());
}
