import path from 'node:path';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { registryForAnyVisitor } from '@storefront/host/contracts/served-versions';
import { inParallel } from '../in-parallel';
import { createFolderDeployRoot } from './root/deploy-folder';
import type { DeployRoot } from './root/deploy-root';
import { lastFileOf } from './libraries';
import { foldersOf, foldersOfVersion } from './prune';

/** The folders of a version that page servers need; they read its source maps in the deploy root itself. */
const BUILDS = ['browser', 'server'];

/** Files that are fetched at a time. */
const PARALLEL = 16;

/** A copy of published versions in a folder of this machine. */
export interface VersionCopy {
  /**
   * Fetches what is missing of all versions that visitors may get, and of their fallbacks. Throws if one of them
   * isn't in the deploy root completely.
   */
  fetchServed: (registry: Registry) => Promise<void>;
  /**
   * Fetches what is missing of a folder of the deploy root: a version, or libraries. Returns whether it has been
   * published; otherwise nothing is fetched.
   */
  fetchFolder: (folder: string) => Promise<boolean>;
  /** Whether such a folder is there completely. */
  has: (folder: string) => Promise<boolean>;
  /** Removes the versions that neither the registry nor the deploy root has any more. */
  removePruned: (registry: Registry) => Promise<void>;
}

/** Creates it; several processes may share the folder. */
export function createVersionCopy(
  root: Pick<DeployRoot, 'list' | 'read'>,
  folder: string,
): VersionCopy {
  const copy = createFolderDeployRoot(folder);
  const complete = new Set<string>();

  async function has(name: string): Promise<boolean> {
    if (!complete.has(name) && (await copy.read(lastFileOf(name)))) complete.add(name);
    return complete.has(name);
  }

  async function fetchFolder(name: string): Promise<boolean> {
    if (await has(name)) return true;
    const last = lastFileOf(name);
    const bytes = await root.read(last);
    if (!bytes) return false;
    const missing = (await missingFiles(name)).filter((file) => file !== last);
    await inParallel(missing, PARALLEL, fetchFile);
    // Copied last, as it was published: where it is, everything is.
    await copy.put(last, bytes);
    complete.add(name);
    return true;
  }

  async function missingFiles(name: string): Promise<string[]> {
    const found = await Promise.all(
      BUILDS.map(async (side) => {
        const at = path.posix.join(name, side);
        const [published, copied] = await Promise.all([root.list(at), copy.list(at)]);
        return published.filter((file) => !copied.includes(file)).map((file) => `${at}/${file}`);
      }),
    );
    return found.flat();
  }

  async function fetchFile(file: string): Promise<void> {
    const bytes = await root.read(file);
    if (!bytes) throw new Error(`${file} was removed from the deploy root while it was copied.`);
    await copy.put(file, bytes);
  }

  async function fetchVersion(app: string, version: RemoteVersion): Promise<void> {
    for (const name of foldersOfVersion(app, version)) {
      if ((await fetchFolder(name)) || isServedFromElsewhere(version)) continue;
      throw new Error(`The registry lists ${name}, which isn't in the deploy root completely.`);
    }
  }

  return {
    fetchFolder,
    has,
    async fetchServed(registry) {
      const { microFrontends } = registryForAnyVisitor(registry);
      for (const [app, versions] of Object.entries(microFrontends)) {
        for (const version of versions) await fetchVersion(app, version);
      }
    },
    async removePruned(registry) {
      const listed = foldersOf(registry);
      for (const app of Object.keys(registry.microFrontends)) {
        const folders = (await copy.list(app)).map((name) => `${app}/${name}`);
        for (const name of folders.filter((one) => !listed.includes(one))) {
          if ((await root.list(name)).length > 0) continue;
          complete.delete(name);
          await copy.remove(name);
        }
      }
    },
  };
}

/** True for a version whose server build isn't in the deploy root. */
function isServedFromElsewhere({ extras: { serverUrl } }: RemoteVersion): boolean {
  return serverUrl === undefined || /^https?:/.test(serverUrl);
}
