import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { openDatabase } from './db/open-database';
import { errorCode } from './error-code';
import { serveOperator } from './operator/operator-socket';
import { paymentSecret } from './payment-secret';
import { startSweeping } from './sweep';

/** The port is in use by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop that one, or set API_PORT.`);
  }
}

export interface RunningApi {
  /** Where it listens. */
  url: string;
  close: () => Promise<void>;
}

function listeningUrl(app: FastifyInstance, { host, port: wanted }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Opens the database, starts the API and all that runs beside it. Throws a `ConfigError`, a
 * `DataFolderLockedError`, a `DataFolderVersionError` or a {@link PortTakenError} with nothing left
 * behind.
 */
export async function startApi(
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningApi> {
  const config = readConfig(env);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = await openDatabase(config, (error) => console.error(error));
    closers.push(database.close);
    const { db } = database;
    const app = await buildApp({ config, db, paymentSecret: paymentSecret(config) });
    closers.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    closers.push(startSweeping(db, app.log, config.unpaidOrderMinutes));
    if (config.databaseUrl === undefined) closers.push(await serveOperator(db, config.dataDir));
    return { url: listeningUrl(app, config), close };
  } catch (error) {
    await close();
    throw errorCode(error) === 'EADDRINUSE' ? new PortTakenError(config.port) : error;
  }
}
