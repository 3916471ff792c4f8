import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withDatabase } from '../../../../api/src/db/open-database';
import type { Database } from '../../../../api/src/db/database';
import { importProducts } from '../../../../api/src/modules/catalogue/import/import-products';
import { findPostgres } from '../../programs/postgres';
import { withPostgres } from '../../programs/throw-away-postgres';
import type { Section } from '../report/performance-page';
import { formatNumber, table } from '../report/table';

const PRODUCTS = 10_000;
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];

const NOTE = `A file of Shopify with ${formatNumber(PRODUCTS * SIZES.length)} variants of ${formatNumber(PRODUCTS)} products is imported into an empty database, and once
more without a change. Memory is the most that the importing process has taken beyond what it took before. The
embedded database runs in that process, and its memory is counted with it.`;

interface Engine {
  name: string;
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Measures how long a product file takes on both engines, and how much memory. */
export async function measureImport(rounds: number): Promise<Section> {
  const rows: string[][] = [];
  for (let round = 0; round < rounds; round++) {
    await withFile(async (file, dataDir) => {
      rows.push(
        ...(await importTwice({ name: 'embedded', dataDir, databaseUrl: undefined }, file)),
      );
    });
    const postgres = findPostgres();
    if (postgres === undefined) continue;
    await withPostgres(postgres, (databaseUrl) =>
      withFile(async (file, dataDir) => {
        rows.push(...(await importTwice({ name: 'PostgreSQL', dataDir, databaseUrl }, file)));
      }),
    );
  }
  const figures = table(['engine', 'import', 'seconds', 'variants per second', 'memory, MB'], rows);
  return { title: 'Import', text: `${NOTE}\n\n${figures}` };
}

function importTwice({ name, dataDir, databaseUrl }: Engine, file: string): Promise<string[][]> {
  return withDatabase({ dataDir, databaseUrl }, async ({ db }) => {
    const first = await timeImport(db, file);
    const again = await timeImport(db, file);
    return [
      [name, 'new', ...first],
      [name, 'unchanged', ...again],
    ];
  });
}

async function timeImport(db: Database, file: string): Promise<string[]> {
  const before = process.memoryUsage().rss;
  let most = before;
  const start = performance.now();
  const { added, unchanged } = await importProducts(db, {
    file,
    mappingFile: `${file}.json`,
    acceptsProposals: true,
    withStock: false,
    archivesOthers: false,
    dryRun: false,
    author: 'bench',
    onProgress: () => (most = Math.max(most, process.memoryUsage().rss)),
  });
  if (added.length + unchanged !== PRODUCTS) throw new Error('Not all products were imported.');
  const seconds = (performance.now() - start) / 1000;
  return [
    seconds.toFixed(1),
    formatNumber(Math.round((PRODUCTS * SIZES.length) / seconds)),
    formatNumber(Math.round((most - before) / 1_000_000)),
  ];
}

/** Runs `work` with a product file and an empty folder. */
async function withFile(work: (file: string, dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'));
  const file = path.join(folder, 'products.csv');
  try {
    await pipeline(Readable.from(lines()), createWriteStream(file));
    await work(file, path.join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* lines(): Generator<string> {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src\n';
  for (let n = 0; n < PRODUCTS; n++) {
    for (const [index, size] of SIZES.entries()) {
      const product =
        index === 0
          ? `Shirt ${n},<p>A shirt of <b>linen</b> number ${n}.</p><ul><li>Woven in Kerala</li></ul>,House ${n % 40},Women > Shirts > Cut ${n % 9},"linen, new",true`
          : ',,,,,';
      const names = index === 0 ? ['Size', 'Color'] : ['', ''];
      yield `shirt-${n},${product},${names[0]},${size},${names[1]},Shade ${n % 30},SKU-${n}-${size},200,${n % 7},${1000 + (n % 50)},${n % 5 === 0 ? 2000 : ''},${index === 0 ? `https://cdn.example/${n}.jpg` : ''}\n`;
    }
  }
}
