import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { TEST_DEPLOY_ROOT } from '../../apps';
import type { Service } from '../../processes';
import { publishForTests } from '../../publish/publish-for-tests';
import { startApi, startPageServer } from '../../shop/services';
import { CERTIFICATE_FILE } from '../reverse-proxy/certificate';
import { startReverseProxy, type ReverseProxy } from '../reverse-proxy/reverse-proxy';
import { PAGES } from './pages';

/** A shop behind reverse proxies, with its caches on. */
export interface BenchShop {
  /** The shop's origin as browsers see it. */
  shop: string;
  api: string;
  /** Without the reverse proxies. */
  withoutProxy: { shop: string; api: string };
  /** Ports of the pages' other variants, from which browsers may also call the API. */
  variantPorts: number[];
}

const VARIANTS = 3;

/** Another shop than the demo. */
interface OwnShop {
  /** Fills the empty database of a data folder. */
  fill: (dataDir: string) => Promise<void>;
}

/** Runs work on a shop of its own, on free ports and with fresh data, and stops it afterwards. */
export async function withBenchShop<Result>(
  work: (shop: BenchShop) => Promise<Result>,
  own?: OwnShop,
): Promise<Result> {
  await publishForTests();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  const port = await getPort();
  const apiPort = await getPort();
  const variantPorts = await freePorts(VARIANTS);
  const services: Service[] = [];
  const proxies: ReverseProxy[] = [];
  try {
    await own?.fill(dataDir);
    const shopProxy = await startReverseProxy({ target: port });
    const apiProxy = await startReverseProxy({ target: apiPort });
    proxies.push(shopProxy, apiProxy);
    services.push(
      ...(await startApi(
        { port, apiPort, apiUrl: undefined },
        {
          DEMO: own ? 'false' : 'true',
          PAYMENT_PROVIDER: 'sandbox',
          ORDER_RATE_LIMIT_MAX: '100000',
          UNPAID_ORDERS_MAX: '100000',
          UNPAID_PIECES_MAX: '100000',
          DATA_DIR: dataDir,
          API_PUBLIC_URL: apiProxy.origin,
          SHOP_URL: shopProxy.origin,
          ALLOWED_ORIGINS: variantPorts.map((one) => `https://localhost:${one}`).join(),
        },
      )),
      await startPageServer(
        { port, apiPort, apiUrl: apiProxy.origin },
        {
          DEPLOY_ROOT: TEST_DEPLOY_ROOT,
          PUBLIC_URL: shopProxy.origin,
          NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
        },
      ),
    );
    // The first render of a page loads its code.
    for (const page of Object.values(PAGES)) await fetch(`http://localhost:${port}${page}`);
    return await work({
      shop: shopProxy.origin,
      api: apiProxy.origin,
      withoutProxy: { shop: `http://localhost:${port}`, api: `http://localhost:${apiPort}` },
      variantPorts,
    });
  } finally {
    proxies.forEach((proxy) => proxy.close());
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await getPort({ exclude: ports }));
  return ports;
}
