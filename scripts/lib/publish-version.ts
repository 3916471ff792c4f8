import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteVersion } from '@storefront/shared/contracts/registry';
import type { DeployRoot } from '@storefront/tools/deploy';
import { appsOrigin, atOrigin } from './apps-origin';
import { runToEnd } from './processes';

/** Put last: a version without it isn't there yet. */
const DESCRIPTOR = 'descriptor.json';

/**
 * Publishes a version of an app into its own folder of the deploy root, building it unless it is
 * there; returns its descriptor, at the origin of APPS_URL: which that is belongs to the registry's
 * word, not to the published folder's. The registry is left as it is.
 */
export async function publishVersion(
  root: DeployRoot,
  app: string,
  version: string,
): Promise<RemoteVersion> {
  const origin = appsOrigin(process.env);
  const published = await publishedVersion(root, app, version);
  if (published) return atOrigin(published, origin);

  const started = Date.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-build-'));
  try {
    const args = ['--import', 'tsx', 'scripts/lib/build-app.ts', app, version, folder];
    await runToEnd('node', args);
    const files = (await filesIn(folder)).sort((a, b) => order(a) - order(b));
    for (const file of files) {
      await root.put(path.posix.join(app, version, file), await readFile(path.join(folder, file)));
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`  built ${app} ${version} in ${seconds} s`);
    const descriptor = await readFile(path.join(folder, DESCRIPTOR), 'utf8');
    return atOrigin(JSON.parse(descriptor) as RemoteVersion, origin);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The descriptor of a version that is published whole. */
async function publishedVersion(
  root: DeployRoot,
  app: string,
  version: string,
): Promise<RemoteVersion | undefined> {
  const bytes = await root.read(path.posix.join(app, version, DESCRIPTOR));
  return bytes && (JSON.parse(bytes.toString()) as RemoteVersion);
}

function order(file: string): number {
  return file === DESCRIPTOR ? 1 : 0;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
