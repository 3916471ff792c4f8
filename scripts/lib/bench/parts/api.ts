import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_PREFIX, apiPaths, LIMITS } from '@storefront/host/contracts';
import type { ProductList } from '@storefront/host/contracts/api';
import getPort from 'get-port';
import searches from '../../../../api/src/modules/products/search/relevance.json' with { type: 'json' };
import { withDatabase } from '../../../../api/src/db/open-database';
import { startService } from '../../processes';
import { findPostgres } from '../../programs/postgres';
import { withPostgres } from '../../programs/throw-away-postgres';
import { startApi } from '../../shop/services';
import { pinToOneCore } from '../load/cores';
import { fillCatalogue } from '../load/fill-catalogue';
import { loadCells, loadInTurns } from '../load/load-in-turns';
import type { LoadResult } from '../load/load';
import type { Section } from '../report/performance-page';
import { formatNumber, table } from '../report/table';

const PRODUCTS = 50_000;

const BARE_SERVER = 'scripts/lib/bench/load/bare-server.ts';

/** Different requests for a listing with facets: more than are made, so that no answer is used twice. */
const DIFFERENT_LISTINGS = 20_000;

/** Choices of a category's facets, requested in turns, each with a highest price of its own. */
const LISTINGS = [
  '',
  '&sort=newest',
  '&sort=price-asc',
  '&parentCategory=jeans',
  '&parentCategory=jeans&size=28,30',
  '&parentCategory=jeans&color=black&inStock=true',
  '&size=M',
  '&color=black,navy',
  '&onSale=true',
  '&priceMin=2000',
];

const NOTE = `The API with ${formatNumber(PRODUCTS)} products on one core; the load, and PostgreSQL, on another one. In
brackets: the ratio to a bare Fastify route that responds with the same bytes from memory. The page of a
category is always the same; products are ${LIMITS.pageSizeMax} in turns, searches and suggestions ${Object.keys(searches).length}; no listing with
facets is requested twice. Times in milliseconds.`;

/** The database engine that holds the products. */
interface Engine {
  name: string;
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Measures the API on both engines, against a server that does nothing but send the same bytes. */
export async function measureApi(rounds: number): Promise<Section> {
  const rows: string[][] = [];
  const measure = async (engine: Engine) => void rows.push(...(await loadApi(engine, rounds)));
  await withFolder((dataDir) => measure({ name: 'embedded', dataDir, databaseUrl: undefined }));
  const postgres = findPostgres();
  if (postgres !== undefined) {
    await withPostgres(postgres, (databaseUrl) =>
      withFolder((dataDir) => measure({ name: 'PostgreSQL', dataDir, databaseUrl })),
    );
  }
  const missing = postgres === undefined ? 'PostgreSQL is not installed on this machine.' : '';
  const figures = table(['engine', 'call', 'per second', 'p50', 'p99'], rows);
  return { title: 'API', text: `${NOTE} Rounds: ${rounds}.\n\n${figures}\n\n${missing}` };
}

async function loadApi({ name, dataDir, databaseUrl }: Engine, rounds: number) {
  console.log(`API: writing ${formatNumber(PRODUCTS)} products, ${name} …`);
  await withDatabase({ dataDir, databaseUrl }, (database) => fillCatalogue(database, PRODUCTS));
  const settings = { port: await getPort(), apiPort: await getPort(), apiUrl: undefined };
  const services = await startApi(settings, {
    DEMO: 'true',
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const origin = `http://localhost:${settings.apiPort}`;
  const barePort = await getPort();
  const bareOrigin = `http://localhost:${barePort}`;
  const bareEnv = { BARE_PORT: String(barePort), BARE_SOURCE: origin };
  try {
    services.push(await startService('bare', BARE_SERVER, 'bare server listening', bareEnv));
    services.forEach(({ pid }) => pinToOneCore(pid));
    const rows: string[][] = [];
    for (const [call, paths] of Object.entries(await readCalls(origin))) {
      const [own, bare] = await loadInTurns([origin, bareOrigin], paths, rounds);
      if (!own || !bare) throw new Error('One of the two servers has no result.');
      rows.push([name, call, ...withRatio(own, bare)], ['bare route', call, ...loadCells(bare)]);
      console.log(`API: ${call}, ${name}, done.`);
    }
    return rows;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** The requested paths, by their name in the report. */
async function readCalls(origin: string): Promise<Record<string, string[]>> {
  const query = (limit: number) =>
    `${API_PREFIX}${apiPaths.products}?page=1&limit=${limit}&category=women&gender=Women`;
  const response = await fetch(origin + query(LIMITS.pageSizeMax));
  const { data } = (await response.json()) as ProductList;
  return {
    'product by id': data.map(({ id }) => API_PREFIX + apiPaths.product(id)),
    'page of a category': [query(LIMITS.pageSize)],
    'listing with facets': Array.from(
      { length: DIFFERENT_LISTINGS },
      (_, index) =>
        `${query(LIMITS.pageSize)}&facets=true${LISTINGS[index % LISTINGS.length]}&priceMax=${9_000 + index}`,
    ),
    search: Object.keys(searches).map(
      (q) => `${API_PREFIX}${apiPaths.products}?q=${encodeURIComponent(q)}`,
    ),
    suggestions: Object.keys(searches).map(
      (q) => `${API_PREFIX}${apiPaths.suggestions}?q=${encodeURIComponent(q.slice(0, 5))}`,
    ),
  };
}

function withRatio(own: LoadResult, bare: LoadResult): string[] {
  const [perSecond = '', ...latencies] = loadCells(own);
  return [`${perSecond} (${(own.perSecond / bare.perSecond).toFixed(2)})`, ...latencies];
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
