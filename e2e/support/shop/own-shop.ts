import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { librariesFolder } from '@storefront/tools/deploy';
import { PageServer } from '../processes/page-server';
import { DEPLOY_ROOT } from '../settings';

/** A page server of one test, which may change the files that it serves. */
export interface OwnShop {
  origin: string;
  /** Its own copy of the published versions. */
  deployRoot: string;
  /** The folder of a remote's live version, inside the copy. */
  versionFolder: (remote: string) => string;
  /** What its page server has logged so far. */
  log: () => string;
  /** Starts its page server again, with these settings changed. */
  restart: (changed: Record<string, string>) => Promise<void>;
}

interface OwnShopOptions {
  /** Origin of the API; by default the one of the shop under test. */
  apiOrigin?: string;
  /** Further settings of the page server. */
  settings?: Record<string, string>;
}

/** Starts page servers over copies of the deploy root; `stop` ends them and removes the copies. */
export class OwnShops {
  readonly #apiOrigin: string;
  readonly #servers: PageServer[] = [];
  readonly #folders: string[] = [];

  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
  }

  async start({
    apiOrigin = this.#apiOrigin,
    settings = {},
  }: OwnShopOptions = {}): Promise<OwnShop> {
    const deployRoot = await mkdtemp(path.join(tmpdir(), 'storefront-shop-'));
    this.#folders.push(deployRoot);
    const versions = await copyLiveVersions(deployRoot);
    const server = await PageServer.start({ apiOrigin, deployRoot, settings });
    this.#servers.push(server);
    return {
      origin: server.origin,
      deployRoot,
      versionFolder: (remote) => path.join(deployRoot, remote, versions[remote] ?? ''),
      log: () => server.log,
      async restart(changed) {
        await server.stop();
        await server.restart(changed);
      },
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Copies the live versions, and the registry without all others; returns the version of each app. */
export async function copyLiveVersions(target: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(DEPLOY_ROOT, 'registry.json'), 'utf8');
  const registry = JSON.parse(text) as Registry;
  const versions: Record<string, string> = {};
  for (const [app, [live]] of Object.entries(registry.microFrontends)) {
    if (!live) continue;
    registry.microFrontends[app] = [live];
    for (const folder of [path.join(app, live.metadata.version), librariesFolder(live)]) {
      if (folder === undefined) continue;
      await cp(path.join(DEPLOY_ROOT, folder), path.join(target, folder), { recursive: true });
    }
    versions[app] = live.metadata.version;
  }
  await writeFile(path.join(target, 'registry.json'), JSON.stringify(registry));
  return versions;
}
