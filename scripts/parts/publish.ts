import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  REGISTRY_SCHEMA,
  type Registry,
  type RemoteVersion,
} from '@storefront/shared/contracts/registry';
import { APPS, DEPLOY_ROOT } from './apps';
import { runToEnd } from './processes';
import { sourceVersion } from './source-version';

/** So many builds run side by side: webpack keeps a core busy each. */
const PARALLEL = 2;

/** Builds and publishes every app whose sources have changed, and writes the registry. */
export async function publishChanged(): Promise<void> {
  const versions = APPS.map((app) => ({ app, version: sourceVersion(app) }));
  const missing = versions.filter(({ app, version }) => !existsSync(descriptorFile(app, version)));
  await rm(path.join(DEPLOY_ROOT, '.incoming'), { recursive: true, force: true });
  await mkdir(DEPLOY_ROOT, { recursive: true });

  const queue = [...missing];
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = Date.now();
      await runToEnd('node', [
        '--import',
        'tsx',
        'scripts/parts/build-app.ts',
        next.app,
        next.version,
      ]);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  built ${next.app} ${next.version} in ${seconds} s`);
    }
  }
  if (missing.length > 0) console.log(`Building ${missing.map(({ app }) => app).join(', ')} …`);
  await Promise.all(Array.from({ length: PARALLEL }, worker));

  await writeRegistry({
    schema: REGISTRY_SCHEMA,
    microFrontends: Object.fromEntries(
      await Promise.all(
        versions.map(async ({ app, version }): Promise<[string, RemoteVersion[]]> => [
          app,
          [await readDescriptor(app, version)],
        ]),
      ),
    ),
  });
}

/** Rewrites the registry; readers see the old document or the new one, never half of it. */
async function writeRegistry(registry: Registry): Promise<void> {
  const file = path.join(DEPLOY_ROOT, 'registry.json');
  const text = JSON.stringify(registry, null, 1);
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function readDescriptor(app: string, version: string): Promise<RemoteVersion> {
  return JSON.parse(await readFile(descriptorFile(app, version), 'utf8')) as RemoteVersion;
}

function descriptorFile(app: string, version: string): string {
  return path.join(DEPLOY_ROOT, app, version, 'descriptor.json');
}
