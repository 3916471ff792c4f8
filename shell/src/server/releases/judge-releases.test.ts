import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import {
  CANARY,
  recordPages,
  registryWithCanary,
  registryWithNewVersion,
  REMOTE,
} from './testing/release-fixtures';
import { createReleaseJudge } from './judge-releases';
import { createReleaseMonitor } from './release-monitor';

const ROLLOUT = { steps: [50, 80, 100], visitors: 3, minutes: 0 };

let deployRoot: string;
let registryFile: string;

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'releases-'));
  registryFile = path.join(deployRoot, 'registry.json');
});
afterEach(() => rm(deployRoot, { recursive: true, force: true }));

/** A page server at which the canary failed for this many of its visitors. */
function createServer(
  registry: Registry,
  visits: { visitors: number; failed: number },
  { isRegistryPublished = true, isApiAvailable = true } = {},
) {
  const monitor = createReleaseMonitor({ cacheSeconds: 10 });
  recordPages(monitor, CANARY, visits, { registry });
  const log = { error: jest.fn(), warn: jest.fn() };
  const judge = createReleaseJudge({
    root: createFolderDeployRoot(deployRoot),
    config: { isRegistryPublished },
    monitor,
    requireApi: () => (isApiAvailable ? Promise.resolve() : Promise.reject(new Error('away'))),
    log,
  });
  return {
    monitor,
    judge: () => judge(registry, REMOTE),
    logged: () =>
      [log.error, log.warn].flatMap(({ mock }) => mock.calls.map(([, text]: unknown[]) => text)),
  };
}

async function publish(registry: Registry): Promise<void> {
  await writeFile(registryFile, JSON.stringify(registry));
}

async function published() {
  const { microFrontends } = JSON.parse(await readFile(registryFile, 'utf8')) as Registry;
  return (microFrontends[REMOTE] ?? []).map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    traffic: deployment.traffic,
    why: extras.release?.why,
  }));
}

const FAILING = { visitors: 20, failed: 20 };
const WORKING = { visitors: 3, failed: 0 };

test('a failing canary is withdrawn from the registry, with the reason', async () => {
  const registry = registryWithCanary();
  await publish(registry);
  const server = createServer(registry, FAILING);
  await server.judge();
  expect(await published()).toEqual([
    {
      version: CANARY,
      traffic: 0,
      why: 'halted: 20 of 20 pages failed on the server, before at most 2 %',
    },
    { version: '1.0.0', traffic: 100, why: 'deployed' },
  ]);
  expect(server.logged()).toEqual(['a version was halted']);
});

test('a failing version that got all visitors makes room for the one before', async () => {
  const registry = registryWithNewVersion('deployed', new Date().toISOString());
  await publish(registry);
  await createServer(registry, FAILING).judge();
  expect(await published()).toMatchObject([
    { version: '1.0.0', traffic: 100, why: 'rolled back to' },
    {
      version: CANARY,
      traffic: 0,
      why: expect.stringMatching(/^halted: 20 of 20 pages/) as string,
    },
  ]);
});

test('several page servers advance a rollout by one step', async () => {
  const registry = registryWithCanary(CANARY, '2026-01-01T00:00:00.000Z', ROLLOUT);
  await publish(registry);
  const servers = Array.from({ length: 4 }, () => createServer(registry, WORKING));
  await Promise.all(servers.map((server) => server.judge()));
  expect(await published()).toMatchObject([
    { version: CANARY, traffic: 80, why: 'advanced after 3 visitors' },
    { version: '1.0.0', traffic: 20 },
  ]);
  expect(servers.flatMap((server) => server.logged())).toEqual(['a canary got its next share']);
});

test('while the API is unavailable nothing is halted, and what was counted is forgotten', async () => {
  const registry = registryWithCanary();
  await publish(registry);
  const server = createServer(registry, FAILING, { isApiAvailable: false });
  await server.judge();
  expect(await readFile(registryFile, 'utf8')).toBe(JSON.stringify(registry));
  expect(server.monitor.verdict(registry, REMOTE)).toBeUndefined();
});

test('a registry that is not published stays as it is', async () => {
  const registry = registryWithCanary();
  await publish(registry);
  const server = createServer(registry, FAILING, { isRegistryPublished: false });
  await server.judge();
  expect(await readFile(registryFile, 'utf8')).toBe(JSON.stringify(registry));
});

test('a registry that can not be changed is logged, and stays as it is', async () => {
  await writeFile(registryFile, '{');
  const server = createServer(registryWithCanary(), FAILING);
  await server.judge();
  expect(await readFile(registryFile, 'utf8')).toBe('{');
  expect(server.logged()).toEqual([`the registry can't be written`]);
});
