import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionsOf } from '@storefront/shared/contracts/served-versions';
import fastify, { type FastifyInstance } from 'fastify';
import { createRegistryFileSource, type RegistrySource } from '../registry-source';
import { CANARY, LIVE, registryWithCanary, REMOTE, visitorOf } from './testing/canary-fixtures';
import { createCanaryMonitor } from './canary-monitor';
import { createHaltFailingCanary } from './halt-failing-canary';
import { loadReportRoutes } from './load-report.routes';

const SILENT = { warn: () => undefined, error: () => undefined };

let deployRoot: string;
let app: FastifyInstance;
let registries: RegistrySource;

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'reports-'));
  const file = path.join(deployRoot, 'registry.json');
  await writeFile(file, JSON.stringify(registryWithCanary()));
  registries = createRegistryFileSource(file, SILENT);
  app = await reportServer();
});

afterEach(async () => {
  await app.close();
  await rm(deployRoot, { recursive: true, force: true });
});

/** The part of a page server that receives reports, behind a proxy and with this test's deploy root. */
async function reportServer(): Promise<FastifyInstance> {
  const server = fastify({ trustProxy: true });
  const monitor = createCanaryMonitor();
  const config = { deployRoot, isRegistryPublished: true };
  const haltFailingCanary = createHaltFailingCanary({ config, monitor, log: server.log });
  await server.register(loadReportRoutes, {
    registries,
    monitor,
    haltFailingCanary,
    onReport: () => undefined,
    reportsMax: 1_000,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** Sends the report of a visitor, as a browser's beacon does. */
async function send(report: object, visitor: string, address: string): Promise<number> {
  const response = await fetch(new URL('/reports', app.listeningOrigin), {
    method: 'POST',
    headers: { cookie: `visitor=${visitor}`, 'x-forwarded-for': address },
    body: JSON.stringify(report),
  });
  return response.status;
}

/** Sends failure reports of visitors, each from the address for its number. */
async function sendFailures(
  count: number,
  { version, addressOf }: { version: string; addressOf: (number: number) => string },
) {
  const report = { remote: REMOTE, version, outcome: 'failed' };
  for (let number = 0; number < count; number += 1) {
    expect(await send(report, visitorOf(version, number), addressOf(number))).toBe(204);
  }
}

async function canary() {
  const versions = versionsOf(await registries.current(), REMOTE);
  return versions.find(({ metadata }) => metadata.version === CANARY);
}

test('a canary that fails for many is halted, and all page servers see it in the registry', async () => {
  await sendFailures(20, { version: CANARY, addressOf: (number) => `192.0.2.${number}` });
  const halted = await canary();
  expect(halted?.deployment).toEqual({ traffic: 0, default: false });
  expect(halted?.extras.release).toMatchObject({
    withdrawn: true,
    why: 'halted: it failed for 20 of 20 visitors, the live version for 0 of 0',
  });
});

test.each([
  ['one IPv4 address', () => '192.0.2.1'],
  ['one IPv4 address over IPv6', () => '::ffff:192.0.2.1'],
  ['one IPv6 network', (number: number) => `2001:db8::${number.toString(16)}`],
])('made-up visitors at %s do not halt a canary', async (_, addressOf) => {
  await sendFailures(60, { version: CANARY, addressOf });
  expect((await canary())?.deployment.traffic).toBe(50);
});

test('forged failures of the live version do not keep a failing canary live', async () => {
  await sendFailures(100, { version: LIVE, addressOf: (number) => `198.51.100.${number % 10}` });
  await sendFailures(20, { version: CANARY, addressOf: (number) => `192.0.2.${number}` });
  expect((await canary())?.deployment.traffic).toBe(0);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a report on the remote or the version %s is refused',
  async (name) => {
    const report = { remote: REMOTE, version: CANARY, outcome: 'failed' };
    expect(await send({ ...report, remote: name }, 'a', '192.0.2.1')).toBe(400);
    expect(await send({ ...report, version: name }, 'a', '192.0.2.1')).toBe(400);
  },
);
