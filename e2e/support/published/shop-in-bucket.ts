import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Server } from '@storefront/tools/object-store/testing';
import { PageServer } from '../processes/page-server';
import { PublishedBucket } from './published-bucket';

interface Parts {
  folder: string;
  published: PublishedBucket;
  servers: [PageServer, PageServer];
}

/** Two page servers with a folder of their own each, which have the shop's versions from one bucket. */
export class ShopInBucket {
  readonly servers: [PageServer, PageServer];
  readonly #folder: string;
  readonly #published: PublishedBucket;

  private constructor({ folder, published, servers }: Parts) {
    this.#folder = folder;
    this.#published = published;
    this.servers = servers;
  }

  static async start(apiOrigin: string): Promise<ShopInBucket> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-bucket-'));
    const published = await PublishedBucket.start(path.join(folder, 'staging'));
    const { DEPLOY_ROOT: deployRoot = '', ...settings } = published.settings;
    const startServer = (name: string) =>
      PageServer.start({
        apiOrigin,
        deployRoot,
        settings: { ...settings, DEPLOY_COPY: path.join(folder, name) },
      });
    const servers = await Promise.all([startServer('one'), startServer('two')]);
    return new ShopInBucket({ folder, published, servers });
  }

  get bucket(): S3Server {
    return this.#published.store;
  }

  /** The settings of commands that release there. */
  get settings(): Record<string, string> {
    return this.#published.settings;
  }

  /** Makes a copy of a remote's live version with changed scripts live. Returns its version. */
  deployCopy(remote: string, change: (script: string) => string): Promise<string> {
    return this.#published.deployCopy(remote, change);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#published.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
