import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { hashOfToken } from '@storefront/tools/deploy';
import type { OwnShop } from '../shop/own-shop';
import { HEADLESS_SHELL } from '../settings';
import { TestProcess } from './test-process';

/** A team of the platform's file of owners, with the token of the test. */
interface TestTeam {
  name: string;
  token: string;
  apps: string[];
  paths?: string[];
  fragments?: string[];
}

interface DeployServiceOptions {
  shop: OwnShop;
  apiOrigin: string;
  teams: TestTeam[];
}

/** `npm run registry -- console` for the shop of a test, through which teams deploy over HTTP. */
export class DeployServiceProcess {
  readonly url: string;
  readonly #folder: string;
  readonly #process: TestProcess;

  private constructor(url: string, folder: string, started: TestProcess) {
    this.url = url;
    this.#folder = folder;
    this.#process = started;
  }

  /** Starts one on a free port. Throws with its output when it ends before it listens. */
  static async start({ shop, apiOrigin, teams }: DeployServiceOptions) {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-owners-'));
    const owners = path.join(folder, 'owners.json');
    const entries = teams.map(({ token, ...team }) => ({ ...team, tokenHash: hashOfToken(token) }));
    await writeFile(owners, JSON.stringify({ teams: entries }));
    const port = await getPort();
    const started = new TestProcess('node', ['scripts/run.mjs', 'release/registry', 'console'], {
      env: {
        DEPLOY_ROOT: shop.deployRoot,
        DEPLOY_OWNERS: owners,
        CONSOLE_PORT: String(port),
        API_URL: apiOrigin,
        PUBLIC_URL: shop.origin,
        ...(HEADLESS_SHELL && { CHROMIUM_PATH: HEADLESS_SHELL }),
      },
    });
    await started.waitForOutput('Release console');
    return new DeployServiceProcess(`http://localhost:${port}`, folder, started);
  }

  async stop(): Promise<void> {
    await this.#process.end();
    await rm(this.#folder, { recursive: true });
  }
}
