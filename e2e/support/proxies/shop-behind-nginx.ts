import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { ApiProcess } from '../processes/api-process';
import { expectShopComplete } from '../faults/expect-shop-complete';
import { makeCertificate, Nginx, type NginxPorts } from './nginx';
import { copyLiveVersions } from '../shop/own-shop';
import { PageServer } from '../processes/page-server';
import { REPOSITORY } from '../settings';

/** How long pages are cached: so briefly that a test can wait until they expire. */
const HTML_CACHE_SECONDS = '1';

interface Parts {
  folder: string;
  deployRoot: string;
  ports: NginxPorts;
  api: ApiProcess;
  servers: [PageServer, PageServer];
  nginx: Nginx;
}

/** A shop as the runbook sets it up: nginx, two page servers, the API, and remotes on another origin. */
export class ShopBehindNginx {
  /** Origins as browsers see them. */
  readonly origin: string;
  readonly remotesOrigin: string;
  readonly apiOrigin: string;
  /** The HTTP origin, which redirects to HTTPS. */
  readonly httpOrigin: string;
  readonly deployRoot: string;
  readonly api: ApiProcess;
  readonly servers: [PageServer, PageServer];
  readonly #nginx: Nginx;
  readonly #folder: string;

  private constructor({ folder, deployRoot, ports, api, servers, nginx }: Parts) {
    this.origin = httpsOrigin(ports.shop);
    this.remotesOrigin = httpsOrigin(ports.remotes);
    this.apiOrigin = httpsOrigin(ports.api);
    this.httpOrigin = `http://localhost:${ports.plain}`;
    this.deployRoot = deployRoot;
    this.api = api;
    this.servers = servers;
    this.#nginx = nginx;
    this.#folder = folder;
  }

  static async start(): Promise<ShopBehindNginx> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-nginx-'));
    const deployRoot = path.join(folder, 'apps');
    const ports = {
      shop: await getPort(),
      remotes: await getPort(),
      api: await getPort(),
      plain: await getPort(),
    };
    const { certificate, key } = makeCertificate(folder);
    const api = await ApiProcess.start({
      API_HOST: '127.0.0.1',
      API_PUBLIC_URL: httpsOrigin(ports.api),
      SHOP_URL: httpsOrigin(ports.shop),
      TRUST_PROXY: 'true',
    });
    await copyLiveVersions(deployRoot);
    listRemotesAt(httpsOrigin(ports.remotes), deployRoot);
    const startServer = () =>
      PageServer.start({
        apiOrigin: httpsOrigin(ports.api),
        deployRoot,
        settings: {
          PUBLIC_URL: httpsOrigin(ports.shop),
          NODE_EXTRA_CA_CERTS: certificate,
          TRUST_PROXY: 'true',
          HTML_CACHE_SECONDS,
        },
      });
    const servers: [PageServer, PageServer] = [await startServer(), await startServer()];
    const nginx = await Nginx.start({
      folder,
      ports,
      pageServers: [servers[0].port, servers[1].port],
      apis: [api.port, api.port],
      root: folder,
      certificate,
      key,
    });
    // Until the process that renders it has started, a page is sent without content and isn't cached.
    await Promise.all(servers.map((server) => expectShopComplete(server)));
    return new ShopBehindNginx({ folder, deployRoot, ports, api, servers, nginx });
  }

  /** nginx's access log. */
  accessLog(): Promise<string> {
    return readFile(path.join(this.#folder, 'storefront.log'), 'utf8');
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    await Promise.all([...this.servers, this.api].map((part) => part.stop()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function httpsOrigin(port: number): string {
  return `https://localhost:${port}`;
}

/** Makes the registry list the published remotes at another origin, with the operators' command. */
function listRemotesAt(origin: string, deployRoot: string): void {
  const { status, stderr } = spawnSync('node', ['scripts/run.mjs', 'release/build'], {
    cwd: REPOSITORY,
    env: { ...process.env, APPS_URL: origin, DEPLOY_ROOT: deployRoot },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run build failed: ${stderr}`);
}
