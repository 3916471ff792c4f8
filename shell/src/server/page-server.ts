import { setTimeout as delay } from 'node:timers/promises';
import { pagePaths } from '@storefront/host/contracts';
import type { Registry } from '@storefront/host/contracts/registry';
import { createSourceLines, openDeployRoot } from '@storefront/tools/deploy';
import {
  REQUEST_ID_HEADER,
  requestLog,
  serverLog,
  type HttpServers,
} from '@storefront/tools/http-server';
import type { Tracing } from '@storefront/tools/telemetry';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { createServerHttp } from '../http/create-server-http';
import { TIME_LIMITS } from '../remotes/time-limits';
import type { BrowserReport } from '../telemetry/browser-report';
import type { Config } from './config';
import { healthRoutes, requireApi } from './health.routes';
import type { ServerMetrics } from './metrics';
import { manifestRoutes } from './manifest/manifest.routes';
import { originForm } from './origin-form';
import { pageRoutes } from './pages/page.routes';
import { browserFileRoutes } from './published-files/browser-files.routes';
import { startDeployCopy } from './published-files/deploy-copy';
import { createRegistryFileSource, type RegistrySource } from './registry-source';
import { createReleaseJudge } from './releases/judge-releases';
import { createReleaseMonitor, type ReleaseMonitor } from './releases/release-monitor';
import { createReportTickets } from './releases/report-ticket';
import { reportRoutes } from './releases/report.routes';
import { createTicketKey } from './releases/ticket-key';
import { purgeOnChange } from './purging/purge-on-change';
import { createPurges } from './purging/purges';
import type { PageProblem } from './render-pool/job-runner';
import type { ServerFault } from './render-pool/process/render-processes';
import { rendersAsRoot } from './render-pool/process/render-process-rights';
import { createRenderPool, type RenderPoolLimits } from './render-pool/render-pool';
import type { VersionResult } from './render-pool/version-result';
import { registerErrorHandler } from './response/error-handler';
import { searchEngineRoutes } from './search-engines/search-engine.routes';
import { serviceWorkerRoutes } from './service-worker/service-worker.routes';
import { createVersionLog } from './version-log';

const RENDERS_AS_ROOT =
  'Remotes are rendered as root, because other users may not read the deploy root (or node itself). ' +
  'Run the page server as a user of its own, or let everybody read both.';

/** Render processes of previews; a page with its fragments needs four at most. */
const PREVIEW_PROCESSES = { maxProcesses: 6, idleMs: 10 * 60_000 };

/** An API that is slower than this may be why pages fail, in milliseconds; so may a machine that is overloaded. */
const QUICK_RESPONSE = 500;

/** How often releases are judged without a failure, in milliseconds: a rollout advances by itself. */
const JUDGE_INTERVAL = 5_000;

interface PageServerOptions {
  servers: HttpServers;
  metrics: ServerMetrics;
  /** The registry, where others read it too. */
  registries?: RegistrySource;
  /** Counts how the versions on trial do, where others read it too. */
  monitor?: ReleaseMonitor;
  /** Set to trace requests and renders. */
  tracing?: Tracing | undefined;
  /** Time limits of renders other than those for visitors. */
  limits?: RenderPoolLimits;
  /** Called for a page that is sent without its content, or without a fragment; by default it is logged. */
  onProblem?: (problem: PageProblem) => void;
}

/** Creates the page server: it serves the remotes' files and every page of the shop. */
export async function createPageServer(
  config: Config,
  {
    servers,
    metrics,
    registries = createRegistryFileSource(config.registryFile, serverLog),
    monitor = createReleaseMonitor({ cacheSeconds: config.htmlCacheSeconds }),
    tracing,
    limits,
    onProblem,
  }: PageServerOptions,
): Promise<FastifyInstance> {
  const app = createApp(config, servers);
  tracing?.measureRequests(app);
  registerErrorHandler(app);
  app.addHook('onResponse', metrics.measureRequest);
  const root = openDeployRoot(config.deployPlace);
  const copy =
    config.deployPlace.bucket &&
    (await startDeployCopy({ root, folder: config.deployRoot, log: app.log }));
  const lines = createSourceLines(root);
  const versionLog = createVersionLog({ log: app.log, lines });
  const judge = createReleaseJudge({
    root,
    config,
    monitor,
    requireApi: () => requireApi(config.apiUrl, QUICK_RESPONSE),
    log: app.log,
  });
  const tickets = createReportTickets({ key: createTicketKey(root, app.log) });
  const pool = createRenderPool({
    deployRoot: config.deployRoot,
    apiUrl: config.apiUrl,
    memoryMb: config.renderMemoryMb,
    fragmentCacheSeconds: config.htmlCacheSeconds,
    tracing,
    onRender: metrics.measureRender,
    onProcessEnd: metrics.countProcessEnd,
    onResult: (result) => void recordResult(result),
    onFault: (fault) => void recordFault(fault),
    onProblem: onProblem ?? ((problem) => void versionLog.problem(problem)),
    ...(limits && { limits }),
  });
  const previewPool = createRenderPool({
    deployRoot: config.deployRoot,
    apiUrl: config.apiUrl,
    memoryMb: config.renderMemoryMb,
    limits: { ...TIME_LIMITS.server, ...TIME_LIMITS.preview },
    onDemand: PREVIEW_PROCESSES,
    tracing,
    onFault: (fault) => void versionLog.previewFault(fault),
    onProblem: (problem) => void versionLog.problem(problem, ', in a preview'),
  });
  const purges = createPurges();
  purges.onPurge(pool.purge);
  metrics.observeBlocked(pool.blocked);
  metrics.observeProcesses(pool.states);
  metrics.observeVersions(() => registries.current());
  app.addHook('onReady', warmUp);
  const judging = setInterval(() => void judgeAll(), JUDGE_INTERVAL).unref();
  app.addHook('onClose', () => {
    clearInterval(judging);
    copy?.close();
    pool.close();
    previewPool.close();
  });

  await app.register(browserFileRoutes, { deployRoot: config.deployRoot, copy });
  await app.register(healthRoutes, { config, registries, copy });
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  const { reportsMax } = config;
  await app.register(reportRoutes, {
    registries,
    monitor,
    tickets,
    judge,
    onReport: recordReport,
    reportsMax,
  });
  const http = createServerHttp({
    baseUrl: config.apiUrl,
    storeHost: new URL(config.publicUrl).host,
  });
  await app.register(manifestRoutes, { http, languages: config.languages });
  await app.register(serviceWorkerRoutes, {
    config,
    registries,
    fetchFolder: copy?.fetchFolder,
  });
  await app.register(searchEngineRoutes, { config, registries, http });
  await app.register(pageRoutes, {
    config,
    registries,
    pool,
    previewPool,
    tickets,
    root,
    fetchFolder: copy?.fetchFolder,
    tracing,
    onLookup: metrics.countLookup,
    purges,
  });
  // After the caches above, which would send old pages to it once more.
  if (config.htmlCacheSeconds > 0) purgeOnChange(app, { config, registries, metrics, purges });

  function recordReport(registry: Registry, report: BrowserReport): void {
    metrics.countReport(registry, report);
    if (report.outcome === 'failed') void versionLog.browserFailure(registry, report);
  }

  /** Counts what a version rendered; each failure may be the one that halts it. */
  async function recordResult(result: VersionResult): Promise<void> {
    try {
      const registry = await registries.current();
      monitor.recordResult(registry, result);
      if (result.isFailed) await judge(registry, result.app);
    } catch (error) {
      app.log.error(error);
    }
  }

  async function judgeAll(): Promise<void> {
    try {
      const registry = await registries.current();
      for (const name of Object.keys(registry.microFrontends)) await judge(registry, name);
    } catch (error) {
      app.log.error(error);
    }
  }

  /** Logs a version's fault, and halts a version on trial that is no longer rendered here. */
  async function recordFault(fault: ServerFault): Promise<void> {
    await versionLog.fault(fault);
    const { name, version, isBlocked } = fault;
    if (!isBlocked) return;
    const registry = await registries.current();
    monitor.recordBlocked(registry, name, version.metadata.version);
    await judge(registry, name);
  }

  /** Starts the render processes before the first request. A missing registry is only logged here. */
  async function warmUp(): Promise<void> {
    try {
      if (rendersAsRoot(config.deployRoot)) app.log.warn(RENDERS_AS_ROOT);
      await Promise.race([
        pool.serve(await registries.current()),
        delay(TIME_LIMITS.server.warmUp, undefined, { ref: false }),
      ]);
    } catch (error) {
      app.log.error(error);
    }
  }

  return app;
}

function createApp({ trustProxy }: Config, servers: HttpServers): FastifyInstance {
  const app = fastify({
    logger: { level: 'warn', serializers: requestLog.serializers },
    genReqId: requestLog.genReqId,
    logController: new LogController({ requestIdLogLabel: requestLog.requestIdLogLabel }),
    trustProxy,
    serverFactory: servers.create,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An address that can't be decoded belongs to no page.
    frameworkErrors: (_, __, reply) => void reply.redirect(pagePaths.notFound),
  });
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, id);
    done();
  });
  return app;
}
