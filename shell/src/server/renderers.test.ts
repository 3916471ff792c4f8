import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/shared/contracts/registry';
import { createRenderers } from './renderers';

const BUILD = 'exports.createRenderer = () => ({});';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function registryWith(extras: { serverUrl?: string; serverIntegrity?: string }): Registry {
  const shell = {
    url: '/apps/shell/1.0.0/browser/shell.js',
    metadata: { version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: { routes: [], hostContract: '1.0.0', ...extras },
  };
  return { schema: '', microFrontends: { shell: [shell] } };
}

const registry = registryWith({
  serverUrl: 'render.js',
  serverIntegrity: `sha256-${createHash('sha256').update(BUILD).digest('base64')}`,
});

test('makes one renderer of a shell version for simultaneous and later pages', async () => {
  await writeFile(path.join(folder, 'render.js'), BUILD);
  const rendererFor = createRenderers(folder);
  const [first, second] = await Promise.all([rendererFor(registry), rendererFor(registry)]);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  await expect(rendererFor(registry)).resolves.toBe(first);
});

test('loads a server build again after it could not be loaded', async () => {
  const rendererFor = createRenderers(folder);
  await expect(rendererFor(registry)).rejects.toThrow('ENOENT');
  await writeFile(path.join(folder, 'render.js'), BUILD);
  await expect(rendererFor(registry)).resolves.toBeDefined();
});

test('has no renderer for a shell version without a server build', async () => {
  await expect(createRenderers(folder)(registryWith({}))).resolves.toBeUndefined();
});
