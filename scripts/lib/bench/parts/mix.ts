import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { count } from 'drizzle-orm';
import getPort from 'get-port';
import { withDatabase } from '../../../../api/src/db/open-database';
import { variants } from '../../../../api/src/db/schema';
import { TEST_DEPLOY_ROOT } from '../../apps';
import type { Service } from '../../processes';
import { findOrInstallPostgres } from '../../programs/postgres';
import { withPostgres } from '../../programs/throw-away-postgres';
import { publishForTests } from '../../publish/publish-for-tests';
import { startApi, startPageServer } from '../../shop/services';
import { memoryOf } from '../load/cores';
import { fillCatalogue } from '../load/fill-catalogue';
import {
  createMixedLoad,
  type MixedResult,
  type MixedResults,
  ONLY_BUYING,
  type Visit,
} from '../load/mix/mixed-load';
import { watchDatabase } from '../load/mix/watch-database';
import type { Section } from '../report/performance-page';
import { median } from '../report/statistics';
import { formatNumber, table } from '../report/table';

/** Products of the catalogues; the largest has half a million variants. */
const CATALOGUES = [500, 5_000, 50_000, 93_200];

/** Page servers, and as many APIs. */
const PROCESSES = [1, 2, 4];

/** The products of the catalogue in which visitors also only buy, and in which the load goes on for ten minutes. */
const WATCHED = 5_000;
const BUYERS_PROCESSES = 2;
const SOAK_MINUTES = 10;
const MINUTE = 60;

/** In seconds. */
const WARM_UP = 10;
const ROUND = 20;

/** Pieces of each variant: none may be sold out. */
const STOCK = 1_000_000;

const HEADINGS = ['servers', 'request', 'per second', 'p50', 'p95', 'p99', 'failed'];

const NOTE = `Eight visitors at a time, without a pause: of ten requests, seven are listing and product pages (most
of them of few products), two search or choose facets with a highest price that nobody asked for before, and one is a
step of buying: the cart page, an order, its payment, and the sandbox's approval. Each visitor has an account, an address
and one of the page servers and APIs. Load, PostgreSQL and servers share all cores; PostgreSQL doesn't wait for its disk;
pages are cached as in a shop. Failed are requests that the shop refused because it was too busy; they count nowhere
else. Times in milliseconds.`;

/** Servers that run, and where. */
interface RunningShop {
  pages: string[];
  apis: string[];
  pageServices: Service[];
  apiServices: Service[];
}

/** Measures a load as shops have it, for catalogues of several sizes and for one process and two. */
export async function measureMix(rounds: number): Promise<Section> {
  await publishForTests();
  const texts: string[] = [];
  for (const products of CATALOGUES) {
    await withPostgres(findOrInstallPostgres(), (databaseUrl) =>
      withFolder(async (dataDir) => {
        texts.push(await measureCatalogue({ products, databaseUrl, dataDir, rounds }));
      }),
    );
  }
  return { title: 'Mixed load', text: `${NOTE} Rounds: ${rounds}.\n\n${texts.join('\n\n')}` };
}

interface Measurement {
  products: number;
  databaseUrl: string;
  dataDir: string;
  rounds: number;
}

async function measureCatalogue(measurement: Measurement): Promise<string> {
  const { products, databaseUrl, dataDir } = measurement;
  console.log(`Mix: writing ${formatNumber(products)} products …`);
  const stocked = await withDatabase({ dataDir, databaseUrl }, async (database) => {
    await fillCatalogue(database, products, STOCK);
    const [row] = await database.db.select({ all: count() }).from(variants);
    return row?.all ?? 0;
  });
  const rows: string[][] = [];
  const memory: string[] = [];
  const database: string[] = [];
  for (const processes of PROCESSES) {
    const measured = await measureProcesses(measurement, processes);
    rows.push(...rowsOf(measured.results, `${processes} + ${processes}`));
    memory.push(`with ${processes} of each ${measured.memory}`);
    database.push(`with ${processes} of each ${measured.database}`);
    console.log(`Mix: ${formatNumber(products)} products, ${processes} of each server, done.`);
  }
  const also = products === WATCHED ? [await onlyBuying(measurement), await soak(measurement)] : [];
  const figures = table(HEADINGS, rows);
  const title = `${formatNumber(products)} products with ${formatNumber(stocked)} variants`;
  return [
    `### ${title}`,
    figures,
    `Memory after the warm-up and at the end: ${memory.join('; ')}.`,
    `PostgreSQL: ${database.join('; ')}.`,
    ...also,
  ].join('\n\n');
}

/** How fast visitors can buy who do nothing else, at two of each server; returns a sentence and a table. */
async function onlyBuying(measurement: Measurement): Promise<string> {
  const { results, database } = await measureProcesses(measurement, BUYERS_PROCESSES, ONLY_BUYING);
  const rows = rowsOf(results, `${BUYERS_PROCESSES} + ${BUYERS_PROCESSES}`);
  return `Visitors who only buy:\n\n${table(HEADINGS, rows)}\n\nPostgreSQL: ${database}.`;
}

/** How much memory one page server and one API need while the load goes on; returns a sentence. */
async function soak(measurement: Measurement): Promise<string> {
  return withShop(measurement, 1, async (shop) => {
    const load = await createMixedLoad({ ...shop, products: measurement.products });
    const looks: string[][] = [];
    for (let minute = 1; minute <= SOAK_MINUTES; minute += 1) {
      await load.run(MINUTE);
      looks.push(memoryOfAll(shop).map(([, megabytes]) => megabytes));
    }
    console.log('Mix: ten minutes of load, done.');
    const [ofPages, ofApi] = [0, 1].map((server) => looks.map((look) => look[server]).join(', '));
    return `Ten minutes of this load on one of each, in MB at the end of each minute: page server ${ofPages}; API ${ofApi}.`;
  });
}

async function measureProcesses(measurement: Measurement, processes: number, visit?: Visit) {
  return withShop(measurement, processes, async (shop) => {
    const load = await createMixedLoad({ ...shop, products: measurement.products }, visit);
    await load.run(WARM_UP);
    const before = memoryOfAll(shop);
    const results: MixedResults[] = [];
    const watch = await watchDatabase(measurement.databaseUrl);
    for (let round = 1; round <= measurement.rounds; round += 1)
      results.push(await load.run(ROUND));
    const database = await watch.stop();
    const after = memoryOfAll(shop);
    const memory = before.map(([name, at], index) => `${name} ${at} and ${after[index]?.[1]} MB`);
    return { results, memory: memory.join(', '), database };
  });
}

/** A row for each kind of request, with the medians of all rounds. */
function rowsOf(results: MixedResults[], servers: string): string[][] {
  const names = [...(results[0]?.keys() ?? [])];
  return names.map((name) => {
    const medianOf = (value: (result: MixedResult) => number) =>
      median(results.flatMap((result) => result.get(name) ?? []).map(value));
    return [
      servers,
      name,
      formatNumber(
        medianOf(({ perSecond }) => perSecond),
        1,
      ),
      ...[medianOf(({ p50 }) => p50), medianOf(({ p95 }) => p95), medianOf(({ p99 }) => p99)].map(
        (milliseconds) => formatNumber(milliseconds, 1),
      ),
      formatNumber(results.reduce((sum, result) => sum + (result.get(name)?.failed ?? 0), 0)),
    ];
  });
}

function memoryOfAll({
  pageServices,
  apiServices,
}: RunningShop): [name: string, megabytes: string][] {
  const memoryOfEach = (name: string, services: Service[]) =>
    services.map(({ pid }): [string, string] => [name, formatNumber(memoryOf(pid))]);
  return [...memoryOfEach('page server', pageServices), ...memoryOfEach('API', apiServices)];
}

/** Runs work on so many page servers, and as many APIs; each page server has an API of its own. */
async function withShop<Result>(
  { databaseUrl, dataDir }: Measurement,
  processes: number,
  work: (shop: RunningShop) => Promise<Result>,
): Promise<Result> {
  const shop: RunningShop = { pages: [], apis: [], pageServices: [], apiServices: [] };
  try {
    for (let index = 0; index < processes; index += 1) {
      const settings = { port: await getPort(), apiPort: await getPort(), apiUrl: undefined };
      shop.apiServices.push(
        ...(await startApi(settings, {
          DEMO: 'true',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          TRUST_PROXY: 'true',
          PAYMENT_PROVIDER: 'sandbox',
          PAYMENT_SECRET: 'the secret of a benchmark',
          RATE_LIMIT_MAX: '1000000',
          ORDER_RATE_LIMIT_MAX: '1000000',
          UNPAID_ORDERS_MAX: '1000000',
          UNPAID_PIECES_MAX: '1000000',
        })),
      );
      const pageSettings = { DEPLOY_ROOT: TEST_DEPLOY_ROOT, TRUST_PROXY: 'true' };
      shop.pageServices.push(await startPageServer(settings, pageSettings));
      shop.pages.push(`http://localhost:${settings.port}`);
      shop.apis.push(`http://localhost:${settings.apiPort}`);
    }
    return await work(shop);
  } finally {
    const services = [...shop.pageServices, ...shop.apiServices];
    await Promise.all(services.map((service) => service.stop()));
  }
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
