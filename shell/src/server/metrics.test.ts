import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpServers } from '@storefront/tools/http-server';
import type { FastifyInstance } from 'fastify';
import { CANARY, LIVE, REMOTE, registryWithCanary } from './releases/testing/release-fixtures';
import { readConfig } from './config';
import { createServerMetrics } from './metrics';
import { createPageServer } from './page-server';

// Jest can't load this module, and the files that it serves are not under test.
jest.mock('@fastify/static', () => (_app: unknown, _options: unknown, done: () => void) => done());

const metrics = createServerMetrics();
let deployRoot: string;
let app: FastifyInstance;
beforeAll(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'metrics-'));
  const { microFrontends } = registryWithCanary();
  const shell = (microFrontends[REMOTE] ?? []).slice(-1);
  const registry = { schema: '', microFrontends: { ...microFrontends, shell } };
  await writeFile(path.join(deployRoot, 'registry.json'), JSON.stringify(registry));
  const config = readConfig({ DEPLOY_ROOT: deployRoot, API_URL: 'http://127.0.0.1:1' });
  app = await createPageServer(config, { servers: new HttpServers(), metrics });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(deployRoot, { recursive: true });
});

/** The lines of that metric, as Prometheus reads them. */
async function scraped(name: string): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(name));
}

test('pages are measured as one route, and the page cache counts them', async () => {
  await fetch(`${app.listeningOrigin}/a-page/4711?email=meera@b.example`);
  expect(await scraped('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 1',
  ]);
  expect(await scraped('storefront_page_cache_lookups_total')).toEqual([
    'storefront_page_cache_lookups_total{result="miss"} 1',
  ]);
  expect(await metrics.registry.metrics()).not.toMatch(/4711|meera/);
});

test('the shop’s port does not serve metrics', async () => {
  const response = await fetch(`${app.listeningOrigin}/metrics`);
  expect(await response.text()).not.toContain('http_request_duration_seconds');
});

test('browsers’ reports are counted by version, or as unknown if the registry doesn’t have it', async () => {
  const send = (version: string, remote = REMOTE) =>
    fetch(`${app.listeningOrigin}/reports`, {
      method: 'POST',
      body: JSON.stringify({ remote, version, outcome: 'loaded' }),
    });
  await send(LIVE);
  await send(LIVE);
  await send('made-up-1');
  await send('made-up-2', 'mf-made-up');
  expect(await scraped('storefront_browser_load_reports_total')).toEqual([
    `storefront_browser_load_reports_total{app="${REMOTE}",version="${LIVE}",outcome="loaded"} 2`,
    'storefront_browser_load_reports_total{app="unknown",version="unknown",outcome="loaded"} 2',
  ]);
});

test('renders are measured by version and outcome', async () => {
  metrics.measureRender({ app: REMOTE, version: LIVE, outcome: 'failed', seconds: 2 });
  expect(await scraped('storefront_render_duration_seconds_sum')).toEqual([
    `storefront_render_duration_seconds_sum{app="${REMOTE}",version="${LIVE}",outcome="failed"} 2`,
  ]);
});

test('web vitals are counted by version, and by whether they are good', async () => {
  const vitals = { lcp: 900, cls: 0.3 };
  await fetch(`${app.listeningOrigin}/reports`, {
    method: 'POST',
    body: JSON.stringify({ remote: REMOTE, version: LIVE, outcome: 'measured', vitals }),
  });
  const labels = `app="${REMOTE}",version="${LIVE}"`;
  expect(await scraped('storefront_browser_vitals_total')).toEqual([
    `storefront_browser_vitals_total{${labels},vital="lcp",rating="good"} 1`,
    `storefront_browser_vitals_total{${labels},vital="cls",rating="poor"} 1`,
  ]);
});

test('each version of the registry has its part of the visitors as a metric', async () => {
  expect(await scraped('storefront_version_traffic_ratio')).toEqual(
    expect.arrayContaining([
      `storefront_version_traffic_ratio{app="${REMOTE}",version="${CANARY}"} 0.5`,
      `storefront_version_traffic_ratio{app="${REMOTE}",version="${LIVE}"} 1`,
    ]),
  );
});

test('render processes have their work and their memory as metrics', async () => {
  const own = createServerMetrics();
  const labels = `app="${REMOTE}",version="${LIVE}"`;
  own.observeProcesses(() =>
    Promise.resolve([{ app: REMOTE, version: LIVE, running: 3, waiting: 2, memoryBytes: 1_024 }]),
  );
  own.countProcessEnd(REMOTE, LIVE);
  const text = await own.registry.metrics();
  expect(text).toContain(`storefront_render_process_jobs{${labels},state="running"} 3`);
  expect(text).toContain(`storefront_render_process_jobs{${labels},state="waiting"} 2`);
  expect(text).toContain(`storefront_render_process_memory_bytes{${labels}} 1024`);
  expect(text).toContain(`storefront_render_process_ends_total{${labels}} 1`);
});

test('a version that is no longer rendered has a metric for as long as that lasts', async () => {
  const blocked = [{ app: REMOTE, version: LIVE }];
  const own = createServerMetrics();
  own.observeBlocked(() => blocked);
  const line = `storefront_blocked_versions{app="${REMOTE}",version="${LIVE}"} 1`;
  expect(await own.registry.metrics()).toContain(line);
  blocked.pop();
  expect(await own.registry.metrics()).not.toContain(line);
});
