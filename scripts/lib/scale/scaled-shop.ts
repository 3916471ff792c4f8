import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import {
  nginxArguments,
  NGINX_READY,
  writeNginxConfiguration,
} from '../../../e2e/support/proxies/nginx';
import { TestProcess } from '../../../e2e/support/processes/test-process';
import { PublishedBucket } from '../../../e2e/support/published/published-bucket';
import { NGINX } from '../../../e2e/support/settings';
import { DatabaseAddress } from './parts/database-address';
import { Part, type Program } from './parts/part';
import { PostgresCluster, urlAt } from './parts/postgres-cluster';

/** What the shop is started with. */
export interface ShopPrograms {
  redis: string;
  /** The certificate of localhost, which this process trusts. */
  certificate: string;
  key: string;
}

/** A shop as it runs on several machines: two of each server, and the engines that they share. */
export interface ScaledShop {
  origin: string;
  apiOrigin: string;
  paymentSecret: string;
  nginx: Part;
  pageServers: [Part, Part];
  apis: [Part, Part];
  redis: Part;
  /** With the remotes' versions. */
  bucket: PublishedBucket;
  database: PostgresCluster;
  /** Where the APIs find the database. */
  databaseAddress: DatabaseAddress;
  /** Runs a command of the API on the shop's data, and returns what it prints. */
  run: (command: string, args: string[]) => Promise<string>;
  /** Runs the commands of the version in that folder from now on. */
  useVersion: (folder: string) => void;
  stop: () => Promise<void>;
}

/** Starts it with the demo, on free ports of this machine. */
export async function startScaledShop({
  redis: redisProgram,
  certificate,
  key,
}: ShopPrograms): Promise<ScaledShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-scale-'));
  const ports = await freePorts();
  const origin = `https://localhost:${ports.shop}`;
  const apiOrigin = `https://localhost:${ports.api}`;
  const paymentSecret = randomBytes(16).toString('hex');
  const database = await PostgresCluster.start();
  const databaseAddress = await DatabaseAddress.open(database.port);
  const storage = {
    DATABASE_URL: urlAt(databaseAddress.port),
    MIGRATE_AT_START: 'false',
    DATA_DIR: path.join(folder, 'data'),
    PAYMENT_SECRET: paymentSecret,
  };
  let version: string | undefined;
  const run = (command: string, args: string[]) =>
    runCommand(storage, [`api/src/cli/${command}.ts`, ...args], version);
  await run('migrate', []);
  await run('demo', []);

  const redis = new Part('Redis', {
    program: redisProgram,
    args: ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', ''],
    ready: 'Ready to accept connections',
  });
  const shared = { TRUST_PROXY: 'true', NODE_EXTRA_CA_CERTS: certificate };
  const redisUrl = `redis://127.0.0.1:${ports.redis}`;
  const api = (index: number, port: number) =>
    new Part(`API ${index}`, {
      ...nodeProgram('api/src/server.ts', 'api listening'),
      env: {
        ...storage,
        ...shared,
        ...LIMITS,
        REDIS_URL: redisUrl,
        API_PORT: String(port),
        API_HOST: '127.0.0.1',
        API_PUBLIC_URL: apiOrigin,
        SHOP_URL: origin,
        DEMO: 'true',
        PAYMENT_PROVIDER: 'sandbox',
      },
    });
  const bucket = await PublishedBucket.start(path.join(folder, 'staging'));
  const pageServer = (index: number, port: number) =>
    new Part(`page server ${index}`, {
      ...nodeProgram('shell/src/server/main.ts', 'shop listening'),
      env: {
        ...shared,
        PORT: String(port),
        API_URL: apiOrigin,
        PUBLIC_URL: origin,
        REDIS_URL: redisUrl,
        ...bucket.settings,
        DEPLOY_COPY: path.join(folder, `copy-${index}`),
      },
    });
  const apis: [Part, Part] = [api(1, ports.apis[0]), api(2, ports.apis[1])];
  const pageServers: [Part, Part] = [
    pageServer(1, ports.pageServers[0]),
    pageServer(2, ports.pageServers[1]),
  ];
  const main = await writeNginxConfiguration({
    folder,
    ports: { shop: ports.shop, api: ports.api, remotes: ports.remotes, plain: ports.plain },
    pageServers: ports.pageServers,
    apis: ports.apis,
    root: folder,
    certificate,
    key,
  });
  const nginx = new Part('nginx', {
    program: NGINX,
    args: nginxArguments(main),
    ready: NGINX_READY,
    abortSignal: 'SIGTERM',
  });
  // The order in which each needs the one before.
  const parts = [redis, ...apis, nginx, ...pageServers];
  for (const part of parts) await part.start();
  return {
    origin,
    apiOrigin,
    paymentSecret,
    nginx,
    pageServers,
    apis,
    redis,
    bucket,
    database,
    databaseAddress,
    run,
    useVersion: (next) => (version = next),
    async stop() {
      for (const part of parts.toReversed()) await part.stop();
      databaseAddress.close();
      await bucket.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** All calls come from one address, which buys far more than a shopper. */
const LIMITS = {
  RATE_LIMIT_MAX: '1000000',
  ORDER_RATE_LIMIT_MAX: '1000000',
  UNPAID_ORDERS_MAX: '100000',
  UNPAID_PIECES_MAX: '100000',
};

async function freePorts() {
  const taken: number[] = [];
  const next = async () => {
    const port = await getPort({ exclude: taken });
    taken.push(port);
    return port;
  };
  return {
    shop: await next(),
    api: await next(),
    remotes: await next(),
    plain: await next(),
    redis: await next(),
    apis: [await next(), await next()] satisfies [number, number],
    pageServers: [await next(), await next()] satisfies [number, number],
  };
}

function nodeProgram(file: string, ready: string): Program {
  return { program: 'node', args: ['tools/run.mjs', file], ready };
}

async function runCommand(
  env: Record<string, string>,
  args: string[],
  cwd?: string,
): Promise<string> {
  const started = new TestProcess('node', ['tools/run.mjs', ...args], {
    env,
    ...(cwd !== undefined && { cwd }),
  });
  const code = await started.waitForEnd();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${started.output}`);
  return started.output.trim();
}
