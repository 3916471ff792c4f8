import type { Registry as AppRegistry } from '@storefront/host/contracts/registry';
import { versionsOf } from '@storefront/host/contracts/served-versions';
import { requestDurations } from '@storefront/tools/http-server';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BrowserReport } from '../telemetry/browser-report';
import { isPoor, VITAL_NAMES } from '../telemetry/vitals';
import type { CacheLookup } from './pages/caching/render-cache';
import type { Render } from './render-pool/job-runner';

/** What the page server counts; docs/contracts/metrics.md describes each metric. */
export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** Seconds; a page may take 2.6 s. */
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];

/** The labels for apps and versions that the registry doesn't have: anybody may send a report. */
const UNKNOWN = { app: 'unknown', version: 'unknown' };

/** A render process, as it is now. */
export interface RenderProcessState {
  app: string;
  version: string;
  /** Pages and fragments that it renders. */
  running: number;
  /** Pages and fragments that wait for its start. */
  waiting: number;
  memoryBytes: number;
}

/** Creates the metrics of one page server. */
export function createServerMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const renders = new Histogram({
    name: 'storefront_render_duration_seconds',
    help: 'How long an app took to render a page or a fragment on the server, by outcome.',
    labelNames: ['app', 'version', 'outcome'],
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
  const vitals = new Counter({
    name: 'storefront_browser_vitals_total',
    help: 'Web vitals of browsers with a version on trial, by whether they are good; anybody may send a report.',
    labelNames: ['app', 'version', 'vital', 'rating'],
    registers,
  });
  const processEnds = new Counter({
    name: 'storefront_render_process_ends_total',
    help: 'Render processes that ended without being told to, and were started again.',
    labelNames: ['app', 'version'],
    registers,
  });

  return {
    registry,
    /** Fastify's `onResponse` hook. */
    measureRequest: requestDurations(registry),

    measureRender: ({ app, version, outcome, seconds }: Render): void => {
      renders.observe({ app, version, outcome }, seconds);
    },

    countProcessEnd: (app: string, version: string): void => processEnds.inc({ app, version }),

    countLookup: (result: CacheLookup): void => lookups.inc({ result }),

    countEdgePurge: (outcome: 'purged' | 'failed'): void => edgePurges.inc({ outcome }),

    countReport: (apps: AppRegistry, report: BrowserReport): void => {
      const { remote, version, outcome } = report;
      const isKnown = versionsOf(apps, remote).some(({ metadata }) => metadata.version === version);
      const labels = isKnown ? { app: remote, version } : UNKNOWN;
      reports.inc({ ...labels, outcome });
      for (const vital of VITAL_NAMES) {
        const value = report.vitals?.[vital];
        if (value === undefined) continue;
        vitals.inc({ ...labels, vital, rating: isPoor(vital, value) ? 'poor' : 'good' });
      }
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

    /** Asks at each scrape which part of the visitors gets each version; none without a registry. */
    observeVersions(current: () => Promise<AppRegistry>): void {
      new Gauge({
        name: 'storefront_version_traffic_ratio',
        help: 'The part of the visitors that the registry gives a version to, from 0 to 1.',
        labelNames: ['app', 'version'],
        registers,
        async collect() {
          const apps = await current().catch(() => undefined);
          this.reset();
          for (const [app, versions] of Object.entries(apps?.microFrontends ?? {})) {
            for (const { metadata, deployment } of versions) {
              this.set({ app, version: metadata.version }, deployment.traffic / 100);
            }
          }
        },
      });
    },

    observeProcesses: (list: () => Promise<RenderProcessState[]>): void =>
      addProcessGauges(registry, list),
  };
}

/** Asks at each scrape how the render processes are doing. */
function addProcessGauges(registry: Registry, list: () => Promise<RenderProcessState[]>): void {
  const registers = [registry];
  new Gauge({
    name: 'storefront_render_process_jobs',
    help: 'Pages and fragments that a render process renders, or that wait for its start.',
    labelNames: ['app', 'version', 'state'],
    registers,
    async collect() {
      const processes = await list();
      this.reset();
      for (const { app, version, running, waiting } of processes) {
        this.set({ app, version, state: 'running' }, running);
        this.set({ app, version, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'storefront_render_process_memory_bytes',
    help: 'The resident memory of a render process; 0 where the system doesn’t tell.',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      const processes = await list();
      this.reset();
      for (const { app, version, memoryBytes } of processes)
        this.set({ app, version }, memoryBytes);
    },
  });
}
