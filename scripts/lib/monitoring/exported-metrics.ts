import { requestDurations, serveMetrics } from '@storefront/tools/http-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createApiMetrics } from '../../../api/src/metrics';
import { createServerMetrics } from '../../../shell/src/server/metrics';

type Registry = Parameters<typeof serveMetrics>[0];

/** The names of all metrics that page server and API export on PostgreSQL. */
export async function exportedMetrics(): Promise<Set<string>> {
  const names = await Promise.all([apiRegistry(), pageRegistry()].map(namesOf));
  return new Set(names.flat());
}

function apiRegistry(): Registry {
  const metrics = createApiMetrics();
  const pool = () => ({ total: 0, idle: 0, waiting: 0 });
  metrics.observeDatabase({ db: drizzle.mock(), pool });
  requestDurations(metrics.registry);
  return metrics.registry;
}

function pageRegistry(): Registry {
  const metrics = createServerMetrics();
  metrics.observeBlocked(() => []);
  metrics.observeProcesses(() => Promise.resolve([]));
  metrics.observeVersions(() => Promise.resolve({ schema: '', microFrontends: {} }));
  return metrics.registry;
}

async function namesOf(registry: Registry): Promise<string[]> {
  // Adds those of the process.
  const served = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  await served.close();
  return registry.getMetricsAsArray().map(({ name }) => name);
}
