import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDeployRoot, REGISTRY_FILE, type DeployRoot } from '@storefront/tools/deploy';
import { startS3Server, type S3Server } from '@storefront/tools/object-store/testing';
import { PageServer } from '../processes/page-server';
import { copyLiveVersions } from './own-shop';
import { publishCopy } from './publish-copy';

const ADDRESS = 's3://shop/deploy';
const SECRET = 'the secret of a test, of 32 characters';

/** Objects in a page of a list, as S3 has them. */
const LISTED_MAX = 1_000;

interface Parts {
  folder: string;
  bucket: S3Server;
  root: DeployRoot;
  versions: Record<string, string>;
  servers: [PageServer, PageServer];
}

/** Two page servers with a folder of their own each, which have the shop's versions from one bucket. */
export class ShopInBucket {
  readonly bucket: S3Server;
  readonly servers: [PageServer, PageServer];
  readonly #folder: string;
  readonly #root: DeployRoot;
  readonly #versions: Record<string, string>;

  private constructor({ folder, bucket, root, versions, servers }: Parts) {
    this.#folder = folder;
    this.bucket = bucket;
    this.#root = root;
    this.#versions = versions;
    this.servers = servers;
  }

  /** Publishes the live versions of the shop under test in a bucket, and starts the page servers. */
  static async start(apiOrigin: string): Promise<ShopInBucket> {
    const bucket = await startS3Server('shop');
    bucket.listedMax = LISTED_MAX;
    Object.assign(process.env, bucket.env);
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-bucket-'));
    const root = openDeployRoot({ folder, bucket: { address: ADDRESS, secret: SECRET } });
    const versions = await copyLiveVersions(stagingIn(folder));
    await upload(root, stagingIn(folder), '.');
    const startServer = (name: string) => {
      const settings = { ...settingsFor(bucket), DEPLOY_COPY: path.join(folder, name) };
      return PageServer.start({ apiOrigin, deployRoot: ADDRESS, settings });
    };
    const servers = await Promise.all([startServer('one'), startServer('two')]);
    return new ShopInBucket({ folder, bucket, root, versions, servers });
  }

  /** The settings of commands that release there. */
  get settings(): Record<string, string> {
    return { ...settingsFor(this.bucket), DEPLOY_ROOT: ADDRESS };
  }

  /** Makes a copy of a remote's live version with changed scripts live. Returns its version. */
  async deployCopy(remote: string, change: (script: string) => string): Promise<string> {
    const deployRoot = stagingIn(this.#folder);
    const versionFolder = (app: string) => path.join(deployRoot, app, this.#versions[app] ?? '');
    const shop = { deployRoot, versionFolder };
    const version = await publishCopy(shop, remote, change, { changeServer: change });
    await upload(this.#root, deployRoot, path.join(remote, version));
    return version;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.bucket.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function settingsFor(bucket: S3Server): Record<string, string> {
  return { ...bucket.env, DEPLOY_SECRET: SECRET };
}

/** Where versions are made before they are published. */
function stagingIn(folder: string): string {
  return path.join(folder, 'staging');
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
