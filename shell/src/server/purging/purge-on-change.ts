import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { ServerMetrics } from '../metrics';
import type { RegistrySource } from '../registry-source';
import { createEdgePurger } from './edge/edge-purger';
import { fetchChanges } from './fetch-changes';
import type { Purges } from './purges';
import { watchChanges } from './watch-changes';

interface PurgeContext {
  config: Pick<Config, 'apiUrl' | 'edgeCache'>;
  registries: Pick<RegistrySource, 'current'>;
  metrics: Pick<ServerMetrics, 'countEdgePurge'>;
  purges: Purges;
}

/** While the app runs, drops what has changed from its caches, and then from the cache in front of it. */
export function purgeOnChange(
  app: FastifyInstance,
  { config: { apiUrl, edgeCache: edge }, registries, metrics, purges }: PurgeContext,
): void {
  if (edge) {
    const edgePurger = createEdgePurger({ edge, log: app.log, onCall: metrics.countEdgePurge });
    purges.onPurge(edgePurger.purge);
    app.addHook('onClose', edgePurger.stop);
  }
  let stop = () => undefined as void;
  app.addHook('onListen', () => {
    stop = watchChanges({
      fetchChanges: (after) => fetchChanges(apiUrl, after),
      registry: () => registries.current(),
      purge: purges.purge,
    });
  });
  app.addHook('preClose', () => stop());
}
