import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CANARY, recordVisitors, registryWithCanary, REMOTE } from './testing/canary-fixtures';
import { createCanaryMonitor } from './canary-monitor';
import { createHaltFailingCanary } from './halt-failing-canary';

const PUBLISHED = JSON.stringify(registryWithCanary());

let deployRoot: string;

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'canaries-'));
});
afterEach(() => rm(deployRoot, { recursive: true, force: true }));

/** Halts a canary that failed for all of its visitors; returns the resulting registry and what was logged. */
async function haltWith(registryText: string, isRegistryPublished: boolean) {
  const file = path.join(deployRoot, 'registry.json');
  await writeFile(file, registryText);
  const monitor = createCanaryMonitor();
  recordVisitors(monitor, CANARY, { visitors: 20, failed: 20 });
  const log = { error: jest.fn() };
  const config = { deployRoot, isRegistryPublished };
  await createHaltFailingCanary({ config, monitor, log })(registryWithCanary(), REMOTE);
  const logged = log.error.mock.calls.map(([, message]: unknown[]) => message);
  return { text: await readFile(file, 'utf8'), logged };
}

test('a failing canary is withdrawn from the published registry', async () => {
  const { text, logged } = await haltWith(PUBLISHED, true);
  expect(text).toContain('halted: it failed for 20 of 20 visitors');
  expect(logged).toEqual(['a canary was halted']);
});

test('a registry that is not published stays as it is', async () => {
  expect(await haltWith(PUBLISHED, false)).toEqual({ text: PUBLISHED, logged: [] });
});

test('a registry that can not be changed is logged, and stays as it is', async () => {
  expect(await haltWith('{', true)).toEqual({
    text: '{',
    logged: ['a canary could not be halted'],
  });
});
