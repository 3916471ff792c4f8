import type { Database } from '../../../db/database';
import { queueMissingPictures } from '../../pictures/pictures.repository';
import { readSpellings } from '../collections/change-collections';
import type { CollectionSpellings } from '../collections/collection-names';
import { countWithoutOrigin } from '../storage/catalogue.repository';
import { archiveProductsWithout } from '../product-status.service';
import type { FileProduct, ReadProduct, Refusal } from './file-product';
import { type BatchOptions, type BatchOutcome, emptyOutcome, importBatch } from './import-batch';
import { type Mapping, propose, readMapping, writeMapping } from './mapping';
import type { ReadyProduct } from './plan-import';
import { openProductFile } from './read-products';
import type { Encoding } from './read-table';
import { toProductData } from './to-product-data';

/** How a file is imported. */
export interface ImportOptions {
  file: string;
  encoding?: Encoding | undefined;
  /** The file that says what its categories, options and sizes are in this shop. */
  mappingFile: string;
  /** Whether the proposals for names that the mapping doesn't have yet are taken without asking. */
  acceptsProposals: boolean;
  /** Whether the stock of variants that the shop has already is set, too. */
  withStock: boolean;
  /** Whether products that the file doesn't have are archived. */
  archivesOthers: boolean;
  dryRun: boolean;
  /** The operator's name. */
  author: string;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

export interface ImportProgress {
  products: number;
  /** How much of the file has been read. */
  bytes: number;
}

/** What an import did, or would do. */
export interface ImportReport extends BatchOutcome {
  format: string;
  archived: string[];
  /** How many names the mapping file was given; the import waits until someone has looked at them. */
  proposals: number;
  /** How many products that shoppers see don't say their country of origin, which the law wants (LAW-01). */
  withoutOrigin: number;
  /** Whether anything was written, or would have been without the dry run. */
  isDone: boolean;
}

/** Products in one transaction. */
const BATCH = 200;

/**
 * Imports a product file: what it has is added or changed, and what equals the shop's is left alone, so that an
 * import that was stopped is run again. A shopper sees each product as it was or as it will be. Throws a
 * `TableError` for a file that can't be read, and a `MappingError` for a wrong mapping file.
 */
export async function importProducts(db: Database, options: ImportOptions): Promise<ImportReport> {
  const mapping = (await readMapping(options.mappingFile)) ?? {
    categories: {},
    options: {},
    sizes: {},
  };
  const { format, proposals, handles } = await scanFile(options, mapping);
  if (proposals > 0) await writeMapping(options.mappingFile, mapping);
  const report: ImportReport = {
    ...emptyOutcome(),
    format,
    archived: [],
    proposals,
    withoutOrigin: 0,
    isDone: proposals === 0 || options.acceptsProposals || options.dryRun,
  };
  if (!report.isDone) return report;
  const kept = new Set(handles);
  await importFile(db, { ...options, mapping, handles, kept }, report);
  if (!options.dryRun) await queueMissingPictures(db);
  if (options.archivesOthers) {
    report.archived.push(...(await archiveProductsWithout(db, kept, options)));
  }
  report.withoutOrigin = await countWithoutOrigin(db);
  return report;
}

/** Reads the whole file once: for the names that the mapping doesn't have, and for the handles of its products. */
async function scanFile(
  { file, encoding }: ImportOptions,
  mapping: Mapping,
): Promise<{ format: string; proposals: number; handles: Set<string> }> {
  const { format, products } = await openProductFile(file, { encoding });
  const handles = new Set<string>();
  let proposals = 0;
  for await (const read of products) {
    handles.add(handleOf(read));
    if ('product' in read) proposals += propose(mapping, read.product);
  }
  return { format, proposals, handles };
}

const handleOf = (read: ReadProduct) => ('product' in read ? read.product.handle : read.handle);

/** A file that was scanned. */
type ScannedFile = ImportOptions & BatchOptions & { mapping: Mapping };

/** Imports batch by batch. */
async function importFile(db: Database, file: ScannedFile, report: ImportReport): Promise<void> {
  const progress: ImportProgress = { products: 0, bytes: 0 };
  const { products } = await openProductFile(file.file, {
    encoding: file.encoding,
    onRead: (bytes) => (progress.bytes = Math.max(progress.bytes, bytes)),
  });
  const seen: SeenNames = {
    handles: new Set(),
    skus: new Map(),
    collections: await readSpellings(db),
  };
  let batch: ReadyProduct[] = [];
  const importNext = async () => {
    addOutcome(report, await importBatch(db, batch, file));
    batch = [];
    file.onProgress?.({ ...progress });
  };
  for await (const read of products) {
    progress.products += 1;
    const ready = readyProduct(read, file.mapping, seen);
    if ('data' in ready) batch.push(ready);
    else refuse(report, handleOf(read), ready.refusals);
    if (batch.length === BATCH) await importNext();
  }
  await importNext();
}

function addOutcome(report: ImportReport, outcome: BatchOutcome): void {
  report.added.push(...outcome.added);
  report.changed.push(...outcome.changed);
  report.refused.push(...outcome.refused);
  report.unchanged += outcome.unchanged;
  report.withoutStock += outcome.withoutStock;
}

/** The names of the products that were read before. */
interface SeenNames {
  handles: Set<string>;
  /** The handle of the product that has a SKU. */
  skus: Map<string, string>;
  /** The collections of the shop, and those that came before. */
  collections: CollectionSpellings;
}

/** A product that can be imported, or why it can't. */
function readyProduct(
  read: ReadProduct,
  mapping: Mapping,
  seen: SeenNames,
): ReadyProduct | { refusals: Refusal[] } {
  const handle = handleOf(read);
  if (seen.handles.has(handle)) {
    const { line } = 'product' in read ? read.product : read;
    return { refusals: [{ line, column: undefined, reason: 'is in the file twice' }] };
  }
  seen.handles.add(handle);
  if (!('product' in read)) return read;
  const { product } = read;
  const result = toProductData(product, mapping);
  if (!('data' in result)) return result;
  const refusals = repeatedSkus(product, seen.skus);
  if (refusals.length > 0) return { refusals };
  const { data } = result;
  const spelled = data.collections && { collections: seen.collections.spell(data.collections) };
  return { file: product, data: { ...data, ...spelled } };
}

function repeatedSkus({ handle, variants }: FileProduct, skus: Map<string, string>): Refusal[] {
  return variants.flatMap(({ sku, line }) => {
    if (sku === undefined) return [];
    const owner = skus.get(sku);
    skus.set(sku, owner ?? handle);
    if (owner === undefined) return [];
    const reason = `the product “${owner}” of this file has the SKU “${sku}”, too`;
    return [{ line, column: undefined, reason }];
  });
}

function refuse(report: ImportReport, handle: string, refusals: readonly Refusal[]): void {
  report.refused.push(...refusals.map((refusal) => ({ handle, ...refusal })));
}
