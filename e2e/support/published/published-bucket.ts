import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDeployRoot, REGISTRY_FILE, type DeployRoot } from '@storefront/tools/deploy';
import { startS3Server, type S3Server } from '@storefront/tools/object-store/testing';
import { copyLiveVersions } from '../shop/own-shop';
import { publishCopy } from './publish-copy';

const ADDRESS = 's3://shop/deploy';
const SECRET = 'the secret of a test, of 32 characters';

/** Objects in a page of a list, as S3 has them. */
const LISTED_MAX = 1_000;

interface Parts {
  store: S3Server;
  staging: string;
  root: DeployRoot;
  versions: Record<string, string>;
}

/** A bucket in which the live versions of the shop under test are published. */
export class PublishedBucket {
  readonly store: S3Server;
  /** Where versions are made before they are published. */
  readonly #staging: string;
  readonly #root: DeployRoot;
  readonly #versions: Record<string, string>;

  private constructor({ store, staging, root, versions }: Parts) {
    this.store = store;
    this.#staging = staging;
    this.#root = root;
    this.#versions = versions;
  }

  /** Starts its store, and publishes; `staging` is a folder for what is to be published. */
  static async start(staging: string): Promise<PublishedBucket> {
    const store = await startS3Server('shop');
    store.listedMax = LISTED_MAX;
    Object.assign(process.env, store.env);
    const bucket = { address: ADDRESS, secret: SECRET };
    const root = openDeployRoot({ folder: staging, bucket });
    const versions = await copyLiveVersions(staging);
    await upload(root, staging, '.');
    return new PublishedBucket({ store, staging, root, versions });
  }

  /** The settings of page servers, and of commands that release there. */
  get settings(): Record<string, string> {
    return { ...this.store.env, DEPLOY_SECRET: SECRET, DEPLOY_ROOT: ADDRESS };
  }

  /** Makes a copy of a remote's live version with changed scripts live. Returns its version. */
  async deployCopy(remote: string, change: (script: string) => string): Promise<string> {
    const deployRoot = this.#staging;
    const versionFolder = (app: string) => path.join(deployRoot, app, this.#versions[app] ?? '');
    const shop = { deployRoot, versionFolder };
    const version = await publishCopy(shop, remote, change, { changeServer: change });
    await upload(this.#root, deployRoot, path.join(remote, version));
    return version;
  }

  stop(): Promise<void> {
    return this.store.close();
  }
}

/** Publishes the files of a folder, then the registry that lists them. */
async function upload(root: DeployRoot, staging: string, folder: string): Promise<void> {
  const from = path.join(staging, folder);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== REGISTRY_FILE)
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) await root.put(path.relative(staging, file), await readFile(file));
  const text = await readFile(path.join(staging, REGISTRY_FILE), 'utf8');
  await root.swapRegistry(await root.readRevision(), text);
}
