import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asc, gt } from 'drizzle-orm';
import { stringify } from 'csv-stringify';
import type { Database } from '../../../db/database';
import { products } from '../../../db/schema';
import { findLanguages } from '../../translations/translations.repository';
import { readProducts } from '../storage/catalogue.repository';
import type { StoredProduct } from '../storage/product-rows';
import { EXPORT_FORMATS, type ExportFormat, type ExportFormatName } from './formats';
import { type Cells, type ExportedProduct, exportedVariant } from './product-cells';

/** Products in one statement. */
const BATCH = 500;

/** Writes all products to a new file, which an import of this shop or of another one takes; returns how many. */
export async function exportProducts(
  db: Database,
  { file, format }: { file: string; format: ExportFormatName },
): Promise<number> {
  const { headingsIn, rowsOf } = EXPORT_FORMATS[format];
  const headings = headingsIn(await findLanguages(db));
  const count = { products: 0 };
  await pipeline(
    Readable.from(rowsOfAll(db, rowsOf, count)),
    stringify({ header: true, columns: [...headings] }),
    // Doesn't overwrite a file that is there.
    createWriteStream(file, { flags: 'wx' }),
  );
  return count.products;
}

async function* rowsOfAll(
  db: Database,
  rowsOf: ExportFormat['rowsOf'],
  count: { products: number },
): AsyncGenerator<Cells> {
  let last = '';
  for (;;) {
    const ids = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(BATCH);
    const end = ids.at(-1)?.id;
    if (end === undefined) return;
    last = end;
    for (const product of await readProducts(
      db,
      ids.map(({ id }) => id),
    )) {
      count.products += 1;
      yield* rowsOf(exported(product));
    }
  }
}

function exported({ data, variants }: StoredProduct): ExportedProduct {
  return {
    ...data,
    variants: data.variants.map((variant, index) =>
      exportedVariant(data, variant, variants[index]?.stock ?? 0),
    ),
  };
}
