import { setTimeout as delay } from 'node:timers/promises';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, readConfig } from './settings/config';
import type { OpenDatabase } from './db/database';
import { HttpServers, serveMetrics, serverLog } from '@storefront/tools/http-server';
import type { Environment } from '@storefront/tools/settings';
import type { Tracing } from '@storefront/tools/telemetry';
import { openDatabase } from './db/open-database';
import { disableDemoLogin, prepareDemoDatabase } from './demo/demo-at-start';
import { errorCode } from '@storefront/tools/error-code';
import { ResponseCache } from './http/responses/response-cache';
import { createApiMetrics } from './metrics';
import { chooseSender } from './modules/mail/sending/choose-sender';
import { startMailWorker } from './modules/mail/sending/mail-worker';
import { findTextNotices } from './modules/mail/text-messages/choose-text-sender';
import { startTextMessageWorker } from './modules/mail/text-messages/text-message-worker';
import { createPictureContext } from './modules/pictures/working/picture-context';
import { startPictureWorker } from './modules/pictures/working/picture-worker';
import { chooseProvider } from './modules/payments/provider/choose-provider';
import { startRefundWorker } from './modules/payments/refunds/refund-worker';
import { hasMailbox, mailboxSender } from './demo/mailbox/mailbox';
import { requireChosenSandbox } from './demo/sandbox/require-chosen-sandbox';
import { refundFunctionOf } from './refund-function';
import { serveOperator } from './operator/socket/operator-socket';
import { paymentSecret } from './payment-secret';
import { startPeriodicJobs } from './periodic-jobs';
import { PortTakenError } from './port-taken-error';
import { TIME_LIMITS } from './settings/time-limits';
import { textSenderOf } from './text-sender';

const NO_PROVIDER = 'No payment provider is set up: this API takes no payments.';

export interface RunningApi {
  /** The URL that it listens on. */
  url: string;
  /** The URL of its metrics, if they are served. */
  metricsUrl: string | undefined;
  /** Notices for the operator about its configuration. */
  notices: string[];
  /** The HTTP servers that listen. */
  servers: HttpServers;
  /** Closes everything that was opened, after finishing the current requests. */
  close: () => Promise<void>;
}

function listeningUrl(app: FastifyInstance, { host, port: wanted }: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function prepareDemo(config: Config, database: OpenDatabase): Promise<string[]> {
  if (!config.demo) return disableDemoLogin(database.db);
  await prepareDemoDatabase(database, config.databaseUrl === undefined);
  return [];
}

/** Reads what the first list would wait for: all products. Goes on if it takes long, or fails. */
async function warmUp(app: FastifyInstance): Promise<void> {
  const url = `${API_PREFIX}${apiPaths.products}?facets=true`;
  await Promise.race([app.inject(url), delay(TIME_LIMITS.warmUp, undefined, { ref: false })]);
}

/**
 * Opens the database, and starts the API and its background work: refunds, mails, pictures, periodic jobs, the operator's
 * socket and metrics. Throws a `ConfigError`, a `LockedError`, a `DataFolderError`, a
 * `DataFolderVersionError`, a `NewerSchemaError`, a `PendingMigrationsError`, a `DatabaseUnavailableError`, a `DemoRefusedError` or a {@link
 * PortTakenError}, after closing everything that was opened.
 */
export async function startApi(env: Environment, tracing?: Tracing): Promise<RunningApi> {
  const config = readConfig(env);
  requireChosenSandbox(config);
  const metrics = createApiMetrics();
  const { provider: chosen, notices } = await chooseProvider(config);
  const provider = chosen && metrics.countFailures(chosen);
  if (!provider && !config.demo) notices.push(NO_PROVIDER);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = await openDatabase(config, (error) => serverLog.error(error));
    closers.push(database.close);
    if (database.followCommits) closers.push(database.followCommits());
    metrics.observeDatabase(database);
    const { db } = database;
    notices.push(...(await prepareDemo(config, database)));
    const demo = config.demo ? { paymentSecret: paymentSecret(config) } : undefined;
    const servers = new HttpServers();
    const responses = new ResponseCache();
    const app = await buildApp({
      config,
      db,
      responses,
      metrics,
      demo,
      provider,
      servers,
      tracing,
    });
    closers.push(() => app.close());
    await warmUp(app);
    await app.listen({ host: config.host, port: config.port });
    const makeRefund = refundFunctionOf(provider, config);
    if (makeRefund) closers.push(startRefundWorker(db, makeRefund, app.log));
    const context = { db, responses, config, provider, metrics };
    const mail = hasMailbox(config)
      ? { sender: mailboxSender, notices: [] }
      : await chooseSender(db, config);
    notices.push(...mail.notices);
    if (mail.sender) {
      const { shopUrl, publicUrl } = config;
      const { sender } = mail;
      closers.push(startMailWorker({ db, sender, shopUrl, publicUrl, metrics, log: app.log }));
    }
    notices.push(...findTextNotices(config));
    const texts = textSenderOf(config);
    if (texts) {
      const { quietHours } = config;
      const textContext = { db, sender: texts, quietHours, metrics, log: app.log };
      closers.push(startTextMessageWorker(textContext));
    }
    const pictures = createPictureContext(config, { db, responses, log: app.log });
    closers.push(startPictureWorker(pictures));
    closers.push(startPeriodicJobs(context, app.log));
    const { backUp } = database;
    if (backUp) closers.push(await serveOperator({ ...context, makeRefund, backUp }));
    const served = config.metrics && (await serveMetrics(metrics.registry, config.metrics));
    if (served) closers.push(served.close);
    return { url: listeningUrl(app, config), metricsUrl: served?.url, notices, servers, close };
  } catch (error) {
    await close();
    throw errorCode(error) === 'EADDRINUSE' ? new PortTakenError(config.port) : error;
  }
}
