import { openDeployRoot } from '@storefront/tools/deploy';
import { errorCode } from '@storefront/tools/error-code';
import {
  HttpServers,
  portInUseMessage,
  serveMetrics,
  serverLog,
  stopOnSignals,
  type ServedMetrics,
} from '@storefront/tools/http-server';
import { ConfigError, settingsHelp } from '@storefront/tools/settings';
import { startTracing, tracingSettings, type Tracing } from '@storefront/tools/telemetry';
import { readConfig, type Config } from './config';
import { ownNumbers } from './console/trial-numbers';
import { createLocalServer, isOnThisMachine } from './local-server';
import { createServerMetrics, type ServerMetrics } from './metrics';
import { createPageServer } from './page-server';
import { createRegistryFileSource } from './registry-source';
import { createReleaseMonitor } from './releases/release-monitor';
import { serverSettings } from './server-settings';
import type { TrialReport } from './releases/trial-report';
import { openTrials } from './releases/trials/open-trials';

const USAGE = `A page server. It is set up by variables of the environment:

${settingsHelp(serverSettings, tracingSettings)}`;

try {
  if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
  else {
    const config = readConfig(process.env);
    await serve(config, await startTracing({ service: 'storefront-page' }, process.env));
  }
} catch (error) {
  serverLog.fatal(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

/** Serves the shop until the process is asked to stop. Throws `ConfigError` when the port is in use. */
async function serve(config: Config, tracing: Tracing | undefined): Promise<void> {
  const servers = new HttpServers();
  const metrics = createServerMetrics();
  const registries = createRegistryFileSource(config.registryFile, serverLog);
  const { trials, close } = await openTrials(config, serverLog);
  const monitor = createReleaseMonitor({ cacheSeconds: config.htmlCacheSeconds, trials });
  const app = await createPageServer(config, { servers, metrics, registries, monitor, tracing });
  app.addHook('onClose', close);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError(portInUseMessage(config.port, 'PORT'));
  }
  const served = await serveBeside(config, metrics, async () =>
    monitor.reports(await registries.current()),
  );
  serverLog.info(`shop listening on http://localhost:${config.port}`);
  stopOnSignals(servers, async () => {
    await served?.close();
    await app.close();
    await tracing?.stop();
  });
}

const NO_CONSOLE =
  'Other machines reach METRICS_HOST, so its port has neither /releases nor the console. Run npm run registry -- console on this machine, or leave METRICS_HOST at 127.0.0.1.';

/**
 * Serves the metrics and, beside them, the releases and their console, if only this machine reaches them; undefined
 * without METRICS_PORT.
 */
async function serveBeside(
  { metrics, deployPlace, owners }: Config,
  { registry }: ServerMetrics,
  reports: () => Promise<TrialReport[]>,
): Promise<ServedMetrics | undefined> {
  if (!metrics) return undefined;
  if (!isOnThisMachine(metrics.host)) {
    if (owners.teams.length > 0) serverLog.warn(NO_CONSOLE);
    return serveMetrics(registry, metrics);
  }
  const numbers = async () => ownNumbers(await reports());
  const local = await createLocalServer({
    reports,
    console:
      owners.teams.length > 0 ? { root: openDeployRoot(deployPlace), owners, numbers } : undefined,
  });
  await local.ready();
  return serveMetrics(registry, metrics, (...args) => local.routing(...args));
}
