import type { Registry } from '@storefront/shared/contracts/registry';
import { isFallback } from '@storefront/shared/contracts/served-versions';
import {
  changeRegistry,
  deployFolder,
  registryOf,
  release,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { APPS } from './apps';
import { appsOrigin, atOrigin } from './apps-origin';
import { publishVersion } from './publish-version';
import { sourceHash, sourceVersion } from './source-version';

/** So many builds run side by side: webpack keeps a core busy each. */
const PARALLEL = 2;

/**
 * Makes the sources as they are what visitors get: builds and publishes what isn't published yet, and
 * makes it live. A live version whose origin isn't the one of APPS_URL is listed anew. A version of
 * these sources that is a canary, or was taken back, stays that.
 */
export async function publishChanged(folder: string): Promise<void> {
  const root = deployFolder(folder);
  const registry = await registryOf(root);
  const changed: string[] = [];
  for (const app of APPS) if (await isToPublish(root, registry, app)) changed.push(app);
  if (changed.length > 0) console.log(`Publishing ${changed.join(', ')} …`);

  const queue = [...changed];
  async function worker() {
    for (let app = queue.shift(); app !== undefined; app = queue.shift()) {
      await publishLive(root, app);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function isToPublish(root: DeployRoot, registry: Registry, app: string): Promise<boolean> {
  const hash = sourceHash(app);
  const listed = registry.microFrontends[app]?.find(({ extras }) => extras.sources === hash);
  if (!listed || isFallback(listed)) return true;
  const { url } = atOrigin(listed, appsOrigin(process.env));
  if (listed.deployment.default && listed.url !== url) return true;
  const files = await root.list(`${app}/${listed.metadata.version}`);
  return files.length === 0;
}

async function publishLive(root: DeployRoot, app: string): Promise<void> {
  const version = await publishVersion(root, app, sourceVersion(app));
  const change = { at: new Date(), why: 'built from the sources' };
  await changeRegistry(root, (registry) => release(registry, app, version, 100, change));
}
