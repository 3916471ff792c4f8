import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pagePaths } from '@storefront/host/contracts';
import { createFolderDeployRoot, readRegistry } from '@storefront/tools/deploy';
import { ApiProcess } from '../../support/processes/api-process';
import { PageServer } from '../../support/processes/page-server';
import { Postgres } from '../../support/processes/postgres';
import { TraceCollector, type CollectedSpan } from '../../support/processes/trace-collector';
import { DEPLOY_ROOT, REPOSITORY } from '../../support/settings';

test.describe.configure({ timeout: 120_000 });

/** The names of a span and of those around it, from the outermost one. */
function pathOf(span: CollectedSpan, spans: CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathOf(parent, spans) : []), `${span.service}: ${span.name}`];
}

test('one trace leads from the request of a page over its remote’s loader and the API to SQL', async ({
  request,
}) => {
  const collector = await TraceCollector.start();
  const database = await Postgres.start();
  await database.fillWithDemo();
  const settings = collector.settings;
  const api = await ApiProcess.start({ DATABASE_URL: database.url, ...settings });
  const server = await PageServer.start({
    apiOrigin: api.origin,
    deployRoot: DEPLOY_ROOT,
    settings,
  });
  const response = await request.get(server.origin + pagePaths.home);
  // What a process has measured is sent at the latest when it ends.
  await server.stop();
  await api.stop();
  await database.stop();
  collector.stop();

  const timing = /^traceparent;desc="00-([\da-f]{32})-[\da-f]{16}-01"$/;
  const [, traceId] = timing.exec(response.headers()['server-timing'] ?? '') ?? [];
  const trace = collector.spans.filter((span) => span.traceId === traceId);
  const paths = trace.map((span) => pathOf(span, trace).join(' > '));
  const loader =
    'storefront-page: GET /* > storefront-page: render page > storefront-page: load data';
  expect(paths).toEqual(
    expect.arrayContaining([
      'storefront-page: GET /* > storefront-page: render page > storefront-page: render HTML',
      `${loader} > storefront-page: GET > storefront-api: GET /api/v1/products > storefront-api: SELECT`,
    ]),
  );
  expect(paths.filter((each) => each.includes('render fragment'))).not.toEqual([]);

  const { microFrontends } = await readRegistry(createFolderDeployRoot(DEPLOY_ROOT));
  for (const { service, name, attributes } of trace) {
    if (service !== 'storefront-page') continue;
    const remote = String(attributes['storefront.remote']);
    const version = microFrontends[remote]?.[0]?.metadata.version;
    expect(attributes['storefront.version'], name).toBe(version);
  }
  const rendered = trace.find(({ name }) => name === 'render page');
  expect(rendered?.attributes['storefront.remote']).toBe('mf-catalog');
});

test('without a collector, no page names a trace, and no part of OpenTelemetry’s SDK is loaded', async ({
  request,
}, testInfo) => {
  const preload = path.join(REPOSITORY, 'e2e/support/processes/list-loaded-modules.cjs');
  const settingsFor = (file: string) => ({
    NODE_OPTIONS: `--require ${preload}`,
    LOADED_MODULES_FILE: testInfo.outputPath(file),
  });
  const api = await ApiProcess.start(settingsFor('api'));
  const server = await PageServer.start({
    apiOrigin: api.origin,
    deployRoot: DEPLOY_ROOT,
    settings: settingsFor('page'),
  });
  const response = await request.get(server.origin + pagePaths.home);
  expect(response.headers()).not.toHaveProperty('server-timing');
  await server.stop();
  await api.stop();

  for (const file of ['api', 'page']) {
    const loaded = (await readFile(testInfo.outputPath(file), 'utf8')).split('\n');
    expect(loaded.some((each) => each.includes('/prom-client/'))).toBe(true);
    // The client of Prometheus has OpenTelemetry's interface, which does nothing by itself.
    const sdk = loaded.filter((each) => /@opentelemetry\/(?!api\/)|@fastify\/otel/.test(each));
    expect(sdk).toEqual([]);
  }
});
