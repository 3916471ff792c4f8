import { errorCode } from '@storefront/tools/error-code';
import {
  HttpServers,
  portInUseMessage,
  serveMetrics,
  serverLog,
  stopOnSignals,
} from '@storefront/tools/http-server';
import { ConfigError } from '@storefront/tools/settings';
import { readConfig, type Config } from './config';
import { createServerMetrics } from './metrics';
import { createPageServer } from './page-server';

try {
  await serve(readConfig(process.env));
} catch (error) {
  serverLog.fatal(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

/** Serves the shop until the process is asked to stop. Throws `ConfigError` when the port is in use. */
async function serve(config: Config): Promise<void> {
  const servers = new HttpServers();
  const metrics = createServerMetrics();
  const app = await createPageServer(config, { servers, metrics });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError(portInUseMessage(config.port, 'PORT'));
  }
  const { metricsPort } = config;
  const served =
    metricsPort === undefined ? undefined : await serveMetrics(metrics.registry, metricsPort);
  serverLog.info(`shop listening on http://localhost:${config.port}`);
  stopOnSignals(servers, async () => {
    await served?.close();
    await app.close();
  });
}
