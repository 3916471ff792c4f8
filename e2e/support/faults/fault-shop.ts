import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { PageServer } from '../processes/page-server';
import { copyLiveVersions } from '../shop/own-shop';
import { replaceFile } from '../published/replace-file';
import { faultyBuildOf } from './builds/faulty-builds';
import { publishFaultyVersion } from './builds/faulty-version';

/** A shop in which one remote at a time has a fault. Its registry skips the checks of a deploy. */
export class FaultShop {
  readonly deployRoot: string;
  readonly #healthyRegistry: Registry;
  #server: PageServer | undefined;
  #published = 0;

  private constructor(deployRoot: string, good: Registry) {
    this.deployRoot = deployRoot;
    this.#healthyRegistry = good;
  }

  static async start(apiOrigin: string): Promise<FaultShop> {
    const deployRoot = await mkdtemp(path.join(tmpdir(), 'storefront-faults-'));
    await copyLiveVersions(deployRoot);
    const text = await readFile(path.join(deployRoot, 'registry.json'), 'utf8');
    const shop = new FaultShop(deployRoot, onlyLive(JSON.parse(text) as Registry));
    await shop.repair();
    shop.#server = await PageServer.start({ apiOrigin, deployRoot });
    return shop;
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** The page server's output. */
  get log(): string {
    return this.#running.log;
  }

  get pid(): number | undefined {
    return this.#running.pid;
  }

  get registryFile(): string {
    return path.join(this.deployRoot, 'registry.json');
  }

  /** A remote's version without a fault. */
  liveVersion(remote: string): RemoteVersion {
    const [live] = this.#healthyRegistry.microFrontends[remote] ?? [];
    if (!live) throw new Error(`The registry has no ${remote}.`);
    return live;
  }

  /** Builds the remotes with their faults, where that hasn't been done yet. */
  async build(remotes: string[]): Promise<void> {
    for (const remote of remotes) await faultyBuildOf(remote, this.liveVersion(remote));
  }

  /** Publishes a faulty version as the only one of its remote; returns it. */
  async breakRemote(
    remote: string,
    fault: string,
    replacements: Record<string, string> = {},
  ): Promise<RemoteVersion> {
    this.#published += 1;
    const live = this.liveVersion(remote);
    const faulty = await publishFaultyVersion({
      remote,
      live,
      version: `9.${process.pid}.${this.#published}`,
      fault,
      build: await faultyBuildOf(remote, live),
      deployRoot: this.deployRoot,
      replacements,
    });
    await this.publish(remote, [faulty]);
    return faulty;
  }

  /** Publishes these versions of a remote, and of all others the one without a fault. */
  async publish(remote: string, versions: RemoteVersion[]): Promise<void> {
    const microFrontends = { ...this.#healthyRegistry.microFrontends, [remote]: versions };
    await this.#writeRegistry({ ...this.#healthyRegistry, microFrontends });
  }

  /** Publishes the version without a fault of all remotes. */
  repair(): Promise<void> {
    return this.#writeRegistry(this.#healthyRegistry);
  }

  /** Restarts the page server; calls `meanwhile` while it is down. */
  async restart(meanwhile: () => Promise<void>): Promise<void> {
    await this.#running.stop();
    await meanwhile();
    await this.#running.restart();
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    await rm(this.deployRoot, { recursive: true, force: true });
  }

  get #running(): PageServer {
    if (!this.#server) throw new Error('The shop is not running.');
    return this.#server;
  }

  #writeRegistry(registry: Registry): Promise<void> {
    return replaceFile(this.registryFile, JSON.stringify(registry));
  }
}

function onlyLive(registry: Registry): Registry {
  const live = Object.entries(registry.microFrontends).map(([app, versions]) => [
    app,
    versions.filter(({ deployment }) => deployment.default),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(live) as Registry['microFrontends'] };
}
