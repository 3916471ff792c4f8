import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDescriptor } from '@storefront/host/contracts/parse-registry';
import {
  HOST_CONTRACT,
  offersContract,
  REGISTRY_SCHEMA,
  SHELL,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import {
  changeRegistry,
  createFolderDeployRoot,
  librariesFolder,
  liveVersion,
  openDeployRoot,
  readRegistry,
  type DeployPlace,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { ROOT } from '../apps';
import { fetchServed } from '../deploy-place';
import { copyFolder } from './copy-folder';

/** The deploy root of the development server whose pages are on that port. */
export function devRootOf(port: number): string {
  return path.join(ROOT, '.cache/dev', String(port));
}

/**
 * Prepares a deploy root for development, whose registry lists the given apps: in their live versions, copied
 * from the shop's deploy root, which is only read. An app that isn't live there is built. Returns these versions
 * by app.
 */
export async function prepareDevRoot(
  folder: string,
  apps: string[],
  place: DeployPlace,
): Promise<Record<string, RemoteVersion>> {
  const root = createFolderDeployRoot(folder);
  const registry = await readRegistry(openDeployRoot(place));
  await fetchServed(place, registry);
  const published: Record<string, RemoteVersion> = {};
  for (const app of apps) {
    const live = liveVersion(registry, app);
    const copied = isUsable(app, live)
      ? await copyVersion(place.folder, folder, app, live)
      : undefined;
    published[app] = copied ?? (await buildVersion(root, app));
  }
  const microFrontends = Object.fromEntries(
    Object.entries(published).map(([app, version]) => [app, [version]]),
  );
  await changeRegistry(root, () => ({ schema: REGISTRY_SCHEMA, microFrontends }));
  return published;
}

async function buildVersion(root: DeployRoot, app: string): Promise<RemoteVersion> {
  console.log(`No usable version of ${app} is live: building it …`);
  // Imported only now, because it takes seconds to load webpack.
  const { publishVersion } = await import('../publish/publish-version');
  return publishVersion(root, app);
}

/** False for no version, and for a shell that doesn't offer what remotes of these sources need. */
function isUsable(app: string, version: RemoteVersion | undefined): version is RemoteVersion {
  if (!version) return false;
  return app !== SHELL || offersContract(version.extras.hostContract, HOST_CONTRACT);
}

/** Copies a version with its libraries; returns its descriptor, or undefined if its files are missing. */
async function copyVersion(
  from: string,
  to: string,
  app: string,
  version: RemoteVersion,
): Promise<RemoteVersion | undefined> {
  const folder = path.join(app, version.metadata.version);
  const folders = [folder, librariesFolder(version)].filter((one) => one !== undefined);
  if (!folders.every((one) => existsSync(path.join(from, one)))) return undefined;
  for (const one of folders) await copyFolder(path.join(from, one), path.join(to, one));
  return parseDescriptor(await readFile(path.join(to, folder, 'descriptor.json'), 'utf8'));
}
