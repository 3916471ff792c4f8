import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEPLOY_ROOT, REPOSITORY } from './settings';

const READY = 'shop listening';

/** A page server that belongs to one test, which may break what it serves. */
export interface OwnShop {
  origin: string;
  /** Its own copy of the published versions. */
  deployRoot: string;
  /** The folder of a remote's live version, inside the copy. */
  versionFolder: (remote: string) => string;
}

export interface OwnShopOptions {
  /** Origin of the API; by default the one of the shop under test. */
  apiOrigin?: string;
}

interface Registry {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/** Starts page servers over copies of the deploy root; `stop` ends them and removes the copies. */
export class OwnShops {
  readonly #apiOrigin: string;
  readonly #children: ChildProcess[] = [];
  readonly #folders: string[] = [];

  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
  }

  async start({ apiOrigin = this.#apiOrigin }: OwnShopOptions = {}): Promise<OwnShop> {
    const deployRoot = await mkdtemp(path.join(tmpdir(), 'storefront-shop-'));
    this.#folders.push(deployRoot);
    const versions = await copyLiveVersions(deployRoot);
    const port = await freePort();
    await this.#serve({
      PORT: String(port),
      API_URL: apiOrigin,
      DEPLOY_ROOT: deployRoot,
      HTML_CACHE_SECONDS: '0',
    });
    return {
      origin: `http://localhost:${port}`,
      deployRoot,
      versionFolder: (remote) => path.join(deployRoot, remote, versions[remote] ?? ''),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.map(endOf));
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #serve(settings: Record<string, string>): Promise<void> {
    const child = spawn('node', ['--import', 'tsx', 'shell/src/server/main.ts'], {
      cwd: REPOSITORY,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#children.push(child);
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(READY)) resolve();
      });
      child.once('exit', () => reject(new Error(`The page server ended: ${said}`)));
    });
  }
}

/** Copies the registry and the versions that it names; returns the version of each app. */
async function copyLiveVersions(target: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(DEPLOY_ROOT, 'registry.json'), 'utf8');
  const { microFrontends } = JSON.parse(text) as Registry;
  const versions: Record<string, string> = {};
  for (const [app, [live]] of Object.entries(microFrontends)) {
    if (!live) continue;
    const folder = path.join(app, live.metadata.version);
    await cp(path.join(DEPLOY_ROOT, folder), path.join(target, folder), { recursive: true });
    versions[app] = live.metadata.version;
  }
  await cp(path.join(DEPLOY_ROOT, 'registry.json'), path.join(target, 'registry.json'));
  return versions;
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The system gave no port.')),
      );
    });
  });
}
