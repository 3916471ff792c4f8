import { isIPv4 } from 'node:net';
import { requestLog } from '@storefront/tools/http-server';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { consoleRoutes } from './console/console.routes';
import type { ConsoleOptions } from './console/console-parts';
import type { TrialReport } from './releases/trial-report';
import { registerErrorHandler } from './response/error-handler';

interface LocalServerOptions {
  /** What this process has counted of the versions on trial; without it, there is no `/releases`. */
  reports?: () => Promise<TrialReport[]>;
  /** Without it, there is no release console. */
  console?: ConsoleOptions | undefined;
}

/** Creates the server of what only this machine may reach: `/releases` and the release console. */
export async function createLocalServer({
  reports,
  console: consoleOptions,
}: LocalServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn', serializers: requestLog.serializers },
    genReqId: requestLog.genReqId,
    logController: new LogController({ requestIdLogLabel: requestLog.requestIdLogLabel }),
  });
  registerErrorHandler(app);
  if (reports) {
    app.get('/releases', async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ trials: await reports() }),
    );
  }
  if (consoleOptions) await app.register(consoleRoutes, consoleOptions);
  return app;
}

/** Whether only programs on this machine reach a network address: `localhost`, `::1` or one of 127.0.0.0/8. */
export function isOnThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
