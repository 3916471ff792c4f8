import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import {
  createFolderDeployRoot,
  createVersionCopy,
  REGISTRY_FILE,
  type DeployRoot,
} from '@storefront/tools/deploy';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How often the deploy root is asked for a new registry, in milliseconds. */
const INTERVAL = 1_000;

/** How long a page server waits for the first look at the deploy root, in milliseconds; it goes on in any case. */
const START_LIMIT = 15_000;

/** Names of folders that aren't published, and how long they are remembered, in milliseconds. */
const ABSENT = { max: 1_000, ttl: 10_000 };

/** This machine's copy of a deploy root in a bucket: the registry, and the versions that it serves. */
export interface DeployCopy {
  /** Rejects while the deploy root can't be reached, or its registry can't be used. */
  check: () => Promise<void>;
  /**
   * Fetches a version, or libraries, that the copy lacks; does nothing for a folder that isn't published. Rejects
   * while the deploy root can't be reached.
   */
  fetchFolder: (folder: string) => Promise<void>;
  close: () => void;
}

interface DeployCopyOptions {
  root: DeployRoot;
  /** Where the copy is; it is made if there is none. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** In milliseconds. */
  interval?: number;
}

/**
 * Brings the copy up to date and keeps it so. A registry is copied once all files of the versions that it serves are
 * there. While the deploy root is unavailable, the copy stays as it is, which is logged once.
 */
export async function startDeployCopy({
  root,
  folder,
  log,
  interval = INTERVAL,
}: DeployCopyOptions): Promise<DeployCopy> {
  await mkdir(folder, { recursive: true });
  const copy = createFolderDeployRoot(folder);
  const versions = createVersionCopy(root, folder);
  const absent = new LRUCache<string, true>(ABSENT);
  const closing = new AbortController();
  let copied: string | undefined;
  let problem: Error | undefined;
  let fetching = Promise.resolve();

  async function update(): Promise<void> {
    const revision = await root.readRevision();
    if (revision !== undefined && revision === copied) return;
    const found = await root.readRegistry();
    if (!found) throw new Error('There is no registry: nothing has been published yet.');
    const registry = parseRegistry(found.text);
    await versions.fetchServed(registry);
    if ((await copy.readRegistry())?.text !== found.text) {
      await copy.replace(REGISTRY_FILE, Buffer.from(found.text));
    }
    copied = found.revision;
    await versions.removePruned(registry);
  }

  async function tryToUpdate(): Promise<void> {
    try {
      await update();
      if (problem) log.warn('The deploy root can be used again.');
      problem = undefined;
    } catch (error) {
      const isNew = problem === undefined;
      problem = error instanceof Error ? error : new Error(String(error));
      if (!isNew) return;
      log.warn(problem, `The deploy root can't be used; the copy in ${folder} stays as it is.`);
    }
  }

  /** Rejects once the copy is closed. */
  async function keepUpToDate(): Promise<void> {
    for (;;) {
      await delay(interval, undefined, { ref: false, signal: closing.signal });
      await tryToUpdate();
    }
  }

  const first = tryToUpdate();
  first.then(keepUpToDate).catch(() => undefined);
  await Promise.race([first, delay(START_LIMIT, undefined, { ref: false })]);

  async function fetchPublished(name: string): Promise<void> {
    if (absent.has(name)) return;
    if (!(await versions.fetchFolder(name))) absent.set(name, true);
  }

  return {
    check: () => (problem ? Promise.reject(problem) : Promise.resolve()),
    async fetchFolder(name) {
      if (await versions.has(name)) return;
      if (problem) throw problem;
      // One after the other, so that requests for what isn't there never delay the registry.
      const fetched = fetching.then(() => fetchPublished(name));
      fetching = fetched.catch(() => undefined);
      await fetched;
    },
    close: () => closing.abort(),
  };
}
