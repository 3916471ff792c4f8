import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalizeIP } from '@fastify/rate-limit';
import { versionsOf } from '@storefront/host/contracts/served-versions';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import fastify, { type FastifyInstance } from 'fastify';
import { createRegistryFileSource, type RegistrySource } from '../registry-source';
import { CANARY, LIVE, registryWithCanary, REMOTE, visitorOf } from './testing/release-fixtures';
import { createReleaseJudge } from './judge-releases';
import { createReleaseMonitor } from './release-monitor';
import { createReportTickets, type ReportTickets } from './report-ticket';
import { reportRoutes } from './report.routes';
import { createTicketKey } from './ticket-key';

const SILENT = { warn: () => undefined, error: () => undefined };

let deployRoot: string;
let app: FastifyInstance;
let registries: RegistrySource;
let tickets: ReportTickets;

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'reports-'));
  const file = path.join(deployRoot, 'registry.json');
  await writeFile(file, JSON.stringify(registryWithCanary()));
  registries = createRegistryFileSource(file, SILENT);
  tickets = createReportTickets({
    key: createTicketKey(createFolderDeployRoot(deployRoot), SILENT),
  });
  app = await reportServer();
});

afterEach(async () => {
  await app.close();
  await rm(deployRoot, { recursive: true, force: true });
});

/** The part of a page server that receives reports, behind a proxy and with this test's deploy root. */
async function reportServer(): Promise<FastifyInstance> {
  const server = fastify({ trustProxy: true });
  const monitor = createReleaseMonitor({ cacheSeconds: 10 });
  const config = { isRegistryPublished: true };
  const root = createFolderDeployRoot(deployRoot);
  const requireApi = () => Promise.resolve();
  const judge = createReleaseJudge({ root, config, monitor, requireApi, log: server.log });
  await server.register(reportRoutes, {
    registries,
    monitor,
    tickets,
    judge,
    onReport: () => undefined,
    reportsMax: 1_000,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

interface Sender {
  visitor: string;
  address: string;
  ticket?: string | undefined;
}

/** Sends the report of a visitor, by default as a browser's beacon does. */
async function send(
  report: object,
  { visitor, address, ticket = '' }: Sender,
  contentType = 'text/plain;charset=UTF-8',
): Promise<number> {
  const response = await fetch(new URL('/reports', app.listeningOrigin), {
    method: 'POST',
    headers: {
      cookie: `visitor=${visitor}; ${ticket}`,
      'x-forwarded-for': address,
      'content-type': contentType,
    },
    body: JSON.stringify(report),
  });
  return response.status;
}

/** Sends the reports of visitors, each from the address for its number, with the ticket of its page. */
async function sendReports(
  version: string,
  outcome: string,
  { addressOf, hasTicket = true }: { addressOf: (number: number) => string; hasTicket?: boolean },
) {
  for (let number = 0; number < 40; number += 1) {
    const address = addressOf(number);
    const visitor = { id: visitorOf(version, number).id, network: normalizeIP(address) };
    const registry = await registries.current();
    const [ticket] = (await tickets.issue(registry, visitor, { isSecure: false })).split(';');
    const sender = { visitor: visitor.id, address, ...(hasTicket && { ticket }) };
    expect(await send({ remote: REMOTE, version, outcome }, sender)).toBe(204);
  }
}

async function canary() {
  const versions = versionsOf(await registries.current(), REMOTE);
  return versions.find(({ metadata }) => metadata.version === CANARY);
}

function addressOfLive(number: number): string {
  return `198.51.100.${number}`;
}

test('a canary that fails for many is halted, and all page servers see it in the registry', async () => {
  await sendReports(LIVE, 'loaded', { addressOf: addressOfLive });
  await sendReports(CANARY, 'failed', { addressOf: (number) => `192.0.2.${number}` });
  const halted = await canary();
  expect(halted?.deployment).toEqual({ traffic: 0, default: false });
  expect(halted?.extras.release).toMatchObject({
    withdrawn: true,
    halted: true,
    why: expect.stringMatching(
      /^halted: (\d+) of \1 visitors saw it fail, with the live version 0 of 40$/,
    ) as string,
  });
});

test.each<[string, (number: number) => string, boolean]>([
  ['without a ticket', (number) => `192.0.2.${number}`, false],
  ['of one IPv4 address', () => '192.0.2.1', true],
  ['of one IPv4 address over IPv6', () => '::ffff:192.0.2.1', true],
  ['of one IPv6 network', (number) => `2001:db8::${number.toString(16)}`, true],
])('reports %s do not halt a canary', async (_, addressOf, hasTicket) => {
  await sendReports(LIVE, 'loaded', { addressOf: addressOfLive });
  await sendReports(CANARY, 'failed', { addressOf, hasTicket });
  expect((await canary())?.deployment.traffic).toBe(50);
});

const REPORT = { remote: REMOTE, version: CANARY, outcome: 'failed' };
const SENDER = { visitor: 'a', address: '192.0.2.1' };

test('a report may be sent as JSON too', async () => {
  expect(await send(REPORT, SENDER, 'application/json')).toBe(204);
  expect(await send({}, SENDER, 'application/json')).toBe(400);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a report on the remote or the version %s is refused',
  async (name) => {
    expect(await send({ ...REPORT, remote: name }, SENDER)).toBe(400);
    expect(await send({ ...REPORT, version: name }, SENDER)).toBe(400);
  },
);
