import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { TEST_DEPLOY_ROOT } from '../../apps';
import { publishForTests } from '../../publish/publish-for-tests';
import { startApi, startPageServer } from '../../shop/services';
import { pinToOneCore, memoryOf } from '../load/cores';
import { load } from '../load/load';
import { loadCells, loadInTurns } from '../load/load-in-turns';
import type { Section } from '../report/performance-page';
import { formatNumber, table } from '../report/table';
import { PAGE_NAMES, PAGES } from '../shop/pages';
import { keptResponses, serveSite } from '../variants/site';

const NOTE = `The page server with all its processes on one core; the load, and the API's responses from memory, on
another one. Times in milliseconds.`;

/** As browsers do: the page server keeps its pages compressed. */
const AS_BROWSERS = { 'accept-encoding': 'br' };

/** Renders before the memory is read for the first time, and between the readings. */
const MEMORY_STEPS = [1_000, 5_000, 5_000];

interface PageServer {
  origin: string;
  pid: number;
}

/** Measures how many pages the page server renders, and how many it sends from its cache. */
export async function measureRenders(rounds: number): Promise<Section> {
  await publishForTests();
  const text = await withKeptApi(async (apiUrl) => {
    const uncached = await withPageServer({ apiUrl, cacheSeconds: 0 }, async (server) => ({
      rows: await loadPages(server, 'uncached', rounds),
      memory: await memoryOverRenders(server),
    }));
    const cached = await withPageServer({ apiUrl, cacheSeconds: 60 }, (server) =>
      loadPages(server, 'cached', rounds),
    );
    const rows = [...uncached.rows, ...cached];
    const traced = await tracedShare(apiUrl, rounds);
    return `${table(['page', '', 'per second', 'p50', 'p99'], rows)}\n\n${uncached.memory}\n\n${traced}`;
  });
  return { title: 'Renders', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
}

async function loadPages({ origin }: PageServer, mode: string, rounds: number) {
  const rows: string[][] = [];
  for (const page of PAGE_NAMES) {
    const results = await loadInTurns([origin], [PAGES[page]], rounds, AS_BROWSERS);
    rows.push([page, mode, ...results.flatMap(loadCells)]);
    console.log(`Renders: ${page}, ${mode}, done.`);
  }
  return rows;
}

async function memoryOverRenders({ origin, pid }: PageServer): Promise<string> {
  const readings: string[] = [];
  let renders = 0;
  for (const requests of MEMORY_STEPS) {
    await load({
      origin,
      paths: Object.values(PAGES),
      headers: AS_BROWSERS,
      until: { requests },
    });
    renders += requests;
    readings.push(`${formatNumber(memoryOf(pid))} MB after ${formatNumber(renders)}`);
  }
  return `Memory of all processes, uncached renders: ${readings.join(', ')}.`;
}

/**
 * Runs work with an API whose responses are served from memory after the first call, so that it is no
 * bottleneck.
 */
async function withKeptApi<Result>(work: (apiUrl: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  const settings = { port: await getPort(), apiPort: await getPort(), apiUrl: undefined };
  const services = await startApi(settings, { DEMO: 'true', DATA_DIR: dataDir });
  const kept = await serveSite(keptResponses(() => `http://localhost:${settings.apiPort}`));
  try {
    return await work(`http://localhost:${kept.port}`);
  } finally {
    kept.close();
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What tracing costs: a page server that sends its traces to a collector, in turns with one that has none. */
async function tracedShare(apiUrl: string, rounds: number): Promise<string> {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end());
  }).listen();
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}` };
  try {
    const [untraced = NaN, traced = NaN] = await withPageServer(
      { apiUrl, cacheSeconds: 0 },
      ({ origin }) =>
        withPageServer({ apiUrl, cacheSeconds: 0, tracing }, async (other) => {
          const results = await loadInTurns(
            [origin, other.origin],
            Object.values(PAGES),
            rounds,
            AS_BROWSERS,
          );
          return results.map(({ perSecond }) => perSecond);
        }),
    );
    console.log('Renders: traced, done.');
    return `Uncached renders of all pages with tracing as it is by default, one page in ten: ${formatNumber((100 * traced) / untraced, 1)} % of those per second without tracing.`;
  } finally {
    collector.close();
    collector.closeAllConnections();
  }
}

async function withPageServer<Result>(
  {
    apiUrl,
    cacheSeconds,
    tracing = {},
  }: { apiUrl: string; cacheSeconds: number; tracing?: Record<string, string> },
  work: (server: PageServer) => Promise<Result>,
): Promise<Result> {
  const settings = { port: await getPort(), apiPort: 0, apiUrl };
  const service = await startPageServer(settings, {
    DEPLOY_ROOT: TEST_DEPLOY_ROOT,
    HTML_CACHE_SECONDS: String(cacheSeconds),
    ...tracing,
  });
  try {
    pinToOneCore(service.pid);
    return await work({ origin: `http://localhost:${settings.port}`, pid: service.pid });
  } finally {
    await service.stop();
  }
}
