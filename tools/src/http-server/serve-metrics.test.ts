import { Counter, Registry } from 'prom-client';
import { ConfigError } from '../settings';
import { serveMetrics, type ServedMetrics } from './serve-metrics';

const HOST = '127.0.0.1';

let served: ServedMetrics;
beforeAll(async () => {
  const registry = new Registry();
  new Counter({ name: 'sold_total', help: 'Sold.', registers: [registry] }).inc(3);
  served = await serveMetrics(registry, { host: HOST, port: 0 });
});
afterAll(() => served.close());

test('metrics are served at an address, with those of the process', async () => {
  const response = await fetch(served.url);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toContain('\nsold_total 3\n');
  expect(text).toContain('\nprocess_resident_memory_bytes ');
  expect(new URL(served.url).hostname).toBe('127.0.0.1');
});

test('everything but metrics is a 404', async () => {
  expect((await fetch(new URL('/', served.url))).status).toBe(404);
  expect((await fetch(served.url, { method: 'POST' })).status).toBe(404);
});

test('a server may answer the other requests', async () => {
  const other = await serveMetrics(new Registry(), { host: HOST, port: 0 }, (_, response) =>
    response.end('other'),
  );
  expect(await (await fetch(new URL('/releases', other.url))).text()).toBe('other');
  expect(await (await fetch(other.url)).text()).toContain('process_');
  await other.close();
});

test('metrics may be served at all addresses', async () => {
  const other = await serveMetrics(new Registry(), { host: '::', port: 0 });
  const { port } = new URL(other.url);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('process_');
  await other.close();
});

test('the error for a port in use names it', async () => {
  const port = Number(new URL(served.url).port);
  await expect(serveMetrics(new Registry(), { host: HOST, port })).rejects.toThrow(ConfigError);
  await expect(serveMetrics(new Registry(), { host: HOST, port })).rejects.toThrow(
    `Port ${port}, for metrics,`,
  );
});
