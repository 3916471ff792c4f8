import { requestDurations } from '@storefront/tools/http-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { createApiMetrics } from '../../../api/src/metrics';
import { createServerMetrics } from '../../../shell/src/server/metrics';

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

function namesOf(registry: Registry): string[] {
  collectDefaultMetrics({ register: registry });
  return registry.getMetricsAsArray().map(({ name }) => name);
}
