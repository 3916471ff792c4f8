import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REGISTRY_SCHEMA, type RemoteVersion } from '@storefront/host/contracts/registry';
import { changeRegistry, createFolderDeployRoot, release } from '@storefront/tools/deploy';
import getPort from 'get-port';
import { TestProcess } from './test-process';

const READY = 'Release console';

/** A version that is released in a registry of its own. */
export interface Released {
  app: string;
  version: string;
  /** Its share of the visitors in percent. */
  share: number;
  by: string;
  commit: string;
}

/** An entry of the platform's file of owners. */
export interface ReleasingTeam {
  name: string;
  tokenHash: string;
  apps: string[] | '*';
}

interface ConsoleOptions {
  /** In the order in which they were released. */
  releases: Released[];
  /** Who may release; without any, everybody who can write there. */
  teams: ReleasingTeam[];
  settings: Record<string, string>;
}

/** `npm run registry -- console` on a deploy root of its own, without any files of the versions. */
export class ReleaseConsole {
  readonly url: string;
  readonly #folder: string;
  readonly #process: TestProcess;

  private constructor(url: string, folder: string, started: TestProcess) {
    this.url = url;
    this.#folder = folder;
    this.#process = started;
  }

  /** Starts one on a free port. Throws with its output when it ends before it listens. */
  static async start({ releases, teams, settings }: ConsoleOptions): Promise<ReleaseConsole> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-console-'));
    await writeRegistry(folder, releases);
    const owners = path.join(folder, 'owners.json');
    await writeFile(owners, JSON.stringify({ teams }));
    const port = await getPort();
    const started = new TestProcess('node', ['scripts/run.mjs', 'release/registry', 'console'], {
      env: {
        DEPLOY_ROOT: folder,
        DEPLOY_OWNERS: owners,
        CONSOLE_PORT: String(port),
        ...settings,
      },
    });
    await started.waitForOutput(READY);
    return new ReleaseConsole(`http://localhost:${port}/console`, folder, started);
  }

  /** The address that it has printed. */
  get printedUrl(): string {
    return /http:\S+/.exec(this.#process.output)?.[0] ?? '';
  }

  async stop(): Promise<void> {
    await this.#process.end();
    await rm(this.#folder, { recursive: true });
  }
}

async function writeRegistry(folder: string, releases: Released[]): Promise<void> {
  await changeRegistry(createFolderDeployRoot(folder), () =>
    releases.reduce(
      (registry, { app, version, share, by, commit }) =>
        release(registry, app, versionOf(app, version), share, {
          at: new Date(),
          why: share === 100 ? 'deployed' : 'deployed as a canary',
          by,
          commit,
          proof: `${app}/${version}/proof/1/report.html`,
        }),
      { schema: REGISTRY_SCHEMA, microFrontends: {} },
    ),
  );
}

function versionOf(app: string, version: string): RemoteVersion {
  return {
    url: `/apps/${app}/${version}/browser/remoteEntry.js`,
    metadata: { version, integrity: {} },
    deployment: { traffic: 0, default: false },
    extras: { routes: [], hostContract: '1.0.0', weight: { scripts: 41.3, budget: 60 } },
  };
}
