import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { isFallback } from '@storefront/shared/contracts/served-versions';
import { upToDateVersion } from '@storefront/tools/build';
import {
  changeRegistry,
  createFolderDeployRoot,
  release,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { APPS } from '../apps';
import { inParallel } from '../in-parallel';
import { publishVersion } from './publish-version';

/** How many builds run side by side; webpack keeps one core busy for each. */
const PARALLEL = 2;

/**
 * Makes the current sources live: builds the apps whose sources have changed, and publishes and releases the
 * new versions. A live version whose origin isn't the one of APPS_URL is listed again. A version of these
 * sources that is a canary, or was withdrawn, keeps that state.
 */
export async function publishChanged(folder: string): Promise<void> {
  const root = createFolderDeployRoot(folder);
  const changed = APPS.filter((app) => upToDateVersion(app) === undefined);
  if (changed.length > 0) console.log(`Building ${changed.join(', ')} …`);

  await inParallel(APPS, PARALLEL, (app) => publishLive(root, app));
}

async function publishLive(root: DeployRoot, app: string): Promise<void> {
  const version = await publishVersion(root, app);
  const change = { at: new Date(), why: 'built from the sources' };
  await changeRegistry(root, (registry) =>
    isListed(registry, app, version) ? registry : release(registry, app, version, 100, change),
  );
}

/** True if the registry already lists this version as it should be. */
function isListed({ microFrontends }: Registry, app: string, { url, metadata }: RemoteVersion) {
  const listed = microFrontends[app]?.find((one) => one.metadata.version === metadata.version);
  if (!listed || isFallback(listed)) return false;
  return !listed.deployment.default || listed.url === url;
}
