import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { isFallback } from '@storefront/host/contracts/served-versions';
import { upToDateVersion } from '@storefront/remote-kit/build';
import {
  changeRegistry,
  findVersion,
  readRegistry,
  release,
  type Change,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { APPS } from '../apps';
import { inParallel } from '@storefront/tools/in-parallel';
import type { Candidate } from '../release/checks/check-claims';
import { publishVersion } from './publish-version';

/** How many builds run side by side; webpack keeps one core busy for each. */
const PARALLEL = 2;

/** Checks versions that are about to replace live ones. Throws if one of them must not. */
export type CheckChanged = (
  candidates: Candidate[],
  context: { root: DeployRoot; registry: Registry },
) => Promise<void>;

/**
 * Makes the current sources live, all of them at once: builds the apps whose sources have changed, publishes
 * the new versions, checks them together, and releases them. A live version whose origin isn't the one of
 * APPS_URL is listed again. A version of these sources that is a canary, or was withdrawn, keeps that state.
 * The versions of an empty registry aren't checked: they replace nothing.
 */
export async function publishChanged(
  root: DeployRoot,
  change: Omit<Change, 'at'>,
  check?: CheckChanged,
): Promise<void> {
  const changed = APPS.filter((app) => upToDateVersion(app) === undefined);
  if (changed.length > 0) console.log(`Building ${changed.join(', ')} …`);

  const built = new Map<string, RemoteVersion>();
  await inParallel(APPS, PARALLEL, async (app) => {
    built.set(app, await publishVersion(root, app));
  });
  const candidates = [...built].map(([app, version]) => ({ app, version }));
  const registry = await readRegistry(root);
  const replacing = candidates.filter(({ app, version }) => isNew(registry, app, version));
  const isFirst = Object.keys(registry.microFrontends).length === 0;
  if (check && replacing.length > 0 && !isFirst) await check(replacing, { root, registry });

  const now = { ...change, at: new Date() };
  await changeRegistry(root, (current) =>
    candidates
      .filter(({ app, version }) => !isListed(current, app, version))
      .reduce((before, { app, version }) => release(before, app, version, 100, now), current),
  );
}

/** True for a version that visitors don't get, and would get by being released. */
function isNew(registry: Registry, app: string, version: RemoteVersion): boolean {
  const listed = findVersion(registry, app, version.metadata.version);
  return listed === undefined || isFallback(listed);
}

/** True if the registry already lists this version as it should be. */
function isListed(registry: Registry, app: string, version: RemoteVersion): boolean {
  if (isNew(registry, app, version)) return false;
  const listed = findVersion(registry, app, version.metadata.version);
  return !listed?.deployment.default || listed.url === version.url;
}
