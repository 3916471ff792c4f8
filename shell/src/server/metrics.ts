import type { Registry as AppRegistry } from '@storefront/shared/contracts/registry';
import { versionsOf } from '@storefront/shared/contracts/served-versions';
import { requestDurations } from '@storefront/tools/http-server';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BrowserReport } from '../telemetry/browser-report';
import type { CacheLookup } from './pages/render-cache';
import type { Render } from './render-pool/job-runner';

/** What the page server counts; docs/contracts/metrics.md describes each metric. */
export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** Seconds; a page may take 2.6 s. */
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];

/** The labels for apps and versions that the registry doesn't have: anybody may send a report. */
const UNKNOWN = { app: 'unknown', version: 'unknown' };

/** Creates the metrics of one page server. */
export function createServerMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const renders = new Histogram({
    name: 'storefront_render_duration_seconds',
    help: 'How long an app took to render a page or a fragment on the server, by outcome.',
    labelNames: ['app', 'outcome'],
    buckets: RENDER_BUCKETS,
    registers,
  });
  const lookups = new Counter({
    name: 'storefront_page_cache_lookups_total',
    help: 'Requested pages, by the result of the look-up in the page cache.',
    labelNames: ['result'],
    registers,
  });
  const edgePurges = new Counter({
    name: 'storefront_edge_purges_total',
    help: 'Calls of the cache in front of the page servers to drop pages, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const reports = new Counter({
    name: 'storefront_browser_load_reports_total',
    help: 'Reports of browsers on loading an app; anybody may send a report.',
    labelNames: ['app', 'version', 'outcome'],
    registers,
  });

  return {
    registry,
    /** Fastify's `onResponse` hook. */
    measureRequest: requestDurations(registry),

    measureRender: ({ app, outcome, seconds }: Render): void => {
      renders.observe({ app, outcome }, seconds);
    },

    countLookup: (result: CacheLookup): void => lookups.inc({ result }),

    countEdgePurge: (outcome: 'purged' | 'failed'): void => edgePurges.inc({ outcome }),

    countReport: (apps: AppRegistry, { remote, version, outcome }: BrowserReport): void => {
      const isKnown = versionsOf(apps, remote).some(({ metadata }) => metadata.version === version);
      reports.inc({ ...(isKnown ? { app: remote, version } : UNKNOWN), outcome });
    },

    /** Asks at each scrape which versions are no longer rendered on the server. */
    observeBlocked(blocked: () => { app: string; version: string }[]): void {
      new Gauge({
        name: 'storefront_blocked_versions',
        help: '1 for a version that is no longer rendered on the server after repeated faults.',
        labelNames: ['app', 'version'],
        registers,
        collect() {
          this.reset();
          for (const labels of blocked()) this.set(labels, 1);
        },
      });
    },
  };
}
