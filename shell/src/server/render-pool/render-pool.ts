import { SHELL, type Registry, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { registryForAnyVisitor, versionsOf } from '@storefront/shared/contracts/served-versions';
import type { Tracing } from '@storefront/tools/telemetry';
import { LRUCache } from 'lru-cache';
import { TIME_LIMITS } from '../../remotes/time-limits';
import { fragmentKey } from '../../fragments/fragment-providers';
import type {
  PageResponse,
  RenderContext,
  RenderedFragment,
  RenderLimits,
} from '../render-protocol';
import type { RenderProcessState } from '../metrics';
import { readVerifiedCode } from '../verified-code';
import { createCircuitBreaker } from './circuit-breaker';
import { createRenderContexts } from './render-contexts';
import { createFragmentSource } from './fragment-source';
import type { FragmentToRender, PageToRender } from './render-jobs';
import { createJobRunner, type PageProblem, type Render } from './job-runner';
import { RenderProcess } from './process/render-process';
import { unitKey, unitFor, unitsOf, type RenderUnit } from './render-unit';
import { unitAttributes } from './span-attributes';
import { pageResults, type VersionResult } from './version-result';

/** A version that was at fault on the server. */
export interface ServerFault {
  name: string;
  version: RemoteVersion;
  message: string;
  /** True when the version will not be rendered on the server again until it is deployed or promoted. */
  isBlocked: boolean;
}

/** How long renders may take, in milliseconds; see shell/src/remotes/time-limits.ts. */
export type RenderPoolLimits = RenderLimits & Record<'page' | 'layout', number>;

interface RenderPoolOptions {
  /** Folder of the published versions. */
  deployRoot: string;
  /** Address of the API including its prefix. */
  apiUrl: string;
  /** What one render process may use, in megabytes. */
  memoryMb: number;
  limits?: RenderPoolLimits;
  /** How long a rendered fragment is put into pages; by default it is rendered for each page. */
  fragmentCacheSeconds?: number;
  /**
   * For versions that nobody gets yet: processes start only when they are needed, and end when they haven't
   * been needed for a while, or when there are more than this.
   */
  onDemand?: { maxProcesses: number; idleMs: number };
  /** Set to trace renders. */
  tracing?: Tracing | undefined;
  onFault: (fault: ServerFault) => void;
  onRender?: (render: Render) => void;
  /** Called when a process has ended without being told to. */
  onProcessEnd?: (app: string, version: string) => void;
  /** Called with how well a version rendered a page or a fragment. */
  onResult?: (result: VersionResult) => void;
  /** Called for a page that is sent without its content, or without a fragment. */
  onProblem: (problem: PageProblem) => void;
}

/** A page as the page server requests it. */
export interface PoolRenderRequest extends Omit<PageToRender, 'context' | 'fragments'> {
  /** The registry as it was read. */
  published: Registry;
  /** What this visitor gets of it. */
  registry: Registry;
  /** The page data that doesn't depend on the page. */
  data: RenderContext['page'];
  /** Who the page is for, if it is for one visitor alone who has an id. */
  visitor?: VersionResult['visitor'];
}

/**
 * Renders pages in child processes: one for each version of each remote, so that a fault affects only its own
 * version.
 */
export type RenderPool = ReturnType<typeof createRenderPool>;

/** Processes that start at the same time: more would delay the one that a page waits for. */
const STARTS_AT_ONCE = 2;

/** Creates the pool; a process starts when its version is served, or needed. */
export function createRenderPool({ limits = TIME_LIMITS.server, ...options }: RenderPoolOptions) {
  const processes = options.onDemand
    ? createProcessesOnDemand(options.onDemand)
    : new Map<string, Promise<RenderProcess>>();
  const breaker = createCircuitBreaker();
  const contextFor = createRenderContexts();
  const fragmentSource = createFragmentSource({
    cacheSeconds: options.fragmentCacheSeconds ?? 0,
    renderIn: renderFragmentIn,
  });
  const run = createJobRunner(options);
  let served: Registry | undefined;
  let isClosed = false;

  /** Renders a page, without its content if necessary; undefined when not even the layout can be rendered. */
  async function render(request: PoolRenderRequest): Promise<PageResponse | undefined> {
    void startProcesses(request.published);
    const { published, registry, data, visitor, ...rest } = request;
    const usable = breaker.withoutBlocked(registry);
    const { context, routeOf } = contextFor(published, usable, data);
    const page = { ...rest, context };
    const { pathname } = new URL(page.url);
    const { owner, fragments: used } = routeOf(pathname);
    const content = page.hasContent ? unitFor(usable, owner) : undefined;
    const layout = unitFor(usable, SHELL);
    const fragments = content ? fragmentSource.start({ registry: usable, used, page }) : [];
    const wasReady = content !== undefined && (await isReady(content));
    const elapsed = startClock();
    const complete = content && (await renderIn(content, { ...page, fragments }, limits.page));
    const sent =
      complete ??
      (layout && (await renderIn(layout, { ...page, hasContent: false }, limits.layout)));
    if (content && wasReady) {
      const sharedAs = page.use === 'cached' ? pathname : undefined;
      for (const result of pageResults(content, { content: complete, sent })) {
        options.onResult?.({ ...result, part: 'page', seconds: elapsed(), sharedAs, visitor });
      }
    }
    return sent;
  }

  async function renderIn(
    unit: RenderUnit,
    page: PageToRender,
    limit: number,
  ): Promise<PageResponse | undefined> {
    try {
      return await run({ unit, limit, ...page }, async (traceparent) =>
        (await processFor(unit)).render({ ...page, traceparent }),
      );
    } catch {
      return undefined;
    }
  }

  async function renderFragmentIn(
    unit: RenderUnit,
    fragment: FragmentToRender,
  ): Promise<RenderedFragment> {
    const job = { unit, limit: limits.page, fragment: fragment.name, ...fragment };
    const wasReady = await isReady(unit);
    const { version } = unit.version.metadata;
    const elapsed = startClock();
    let isFailed = true;
    try {
      const rendered = await run(job, async (traceparent) =>
        (await processFor(unit)).renderFragment({ ...fragment, traceparent }),
      );
      isFailed = rendered.version !== version;
      return rendered;
    } finally {
      const sharedAs = fragmentKey(fragment.name, fragment.props);
      const result = { app: unit.name, version, sharedAs, isFailed, seconds: elapsed() };
      if (wasReady) options.onResult?.({ ...result, part: 'fragment' });
    }
  }

  /** Whether the process of a unit responds at once. */
  async function isReady(unit: RenderUnit): Promise<boolean> {
    const process = await processes.get(unitKey(unit))?.catch(() => undefined);
    return process?.isReady ?? false;
  }

  /** Loads a version of a remote with all its pages and fragments; returns the problems found. */
  async function check(registry: Registry, remote: string): Promise<string[]> {
    const unit = unitFor(registry, remote);
    if (!unit) return ['it has no server build'];
    try {
      return await (await processFor(unit)).check(remote, unit.version);
    } catch (error) {
      return [String(error)];
    }
  }

  function processFor(unit: RenderUnit): Promise<RenderProcess> {
    const key = unitKey(unit);
    const known = processes.get(key);
    if (known) return known;
    const started = startProcess(unit, key);
    processes.set(key, started);
    // Code that can't be read is read again for the next page.
    started.catch(() => processes.delete(key));
    return started;
  }

  async function startProcess(unit: RenderUnit, key: string): Promise<RenderProcess> {
    const { serverUrl = '', serverIntegrity = '' } = unit.shell.extras;
    const { deployRoot, apiUrl, memoryMb } = options;
    return new RenderProcess({
      code: await readVerifiedCode(deployRoot, serverUrl, serverIntegrity),
      deployRoot,
      app: unit.name,
      version: unit.version.metadata.version,
      apiUrl,
      limits,
      memoryMb,
      onFault: (message) => recordFault(unit, message),
      onSpans: (traceparent, spans) =>
        options.tracing?.record(traceparent, spans, unitAttributes(unit)),
      onLoadFailure(remote, version, message) {
        const failed = (served ? versionsOf(served, remote) : []).find(
          ({ metadata, extras }) => metadata.version === version && extras.serverUrl !== undefined,
        );
        // A blocked version has no server build here, so that a failure to load it is expected.
        if (failed && !breaker.isBlocked(remote, failed)) {
          recordFault({ ...unit, name: remote, version: failed }, message);
        }
      },
      onEnd({ message, isBeforeReady }) {
        processes.delete(key);
        options.onProcessEnd?.(unit.name, unit.version.metadata.version);
        const { shell } = unit;
        const faulty = isBeforeReady ? { shell, name: SHELL, version: shell } : unit;
        recordFault(faulty, message);
        if (!isClosed && !options.onDemand && !isBlocked(unit)) void processFor(unit);
      },
    });
  }

  function recordFault({ name, version }: RenderUnit, message: string): void {
    const isBlocked = breaker.record(name, version);
    options.onFault({ name, version, message, isBlocked });
  }

  function isBlocked({ shell, name, version }: RenderUnit): boolean {
    return breaker.isBlocked(SHELL, shell) || breaker.isBlocked(name, version);
  }

  /**
   * Starts the processes of the versions that visitors get, and ends those of versions that nobody gets any
   * more. Resolves when all of them are ready, or could not be started.
   */
  async function startProcesses(published: Registry): Promise<void> {
    if (published === served) return;
    served = published;
    if (options.onDemand) return;
    const units = unitsOf(registryForAnyVisitor(published));
    const needed = new Set(units.map(unitKey));
    // A failed start was already reported by the page that waited for it.
    for (const [key, started] of processes) {
      if (needed.has(key)) continue;
      processes.delete(key);
      started.then((process) => process.retire()).catch(() => undefined);
    }
    const visited = units.filter(
      (unit) =>
        unit.version.deployment.traffic > 0 &&
        unit.shell.deployment.traffic > 0 &&
        !isBlocked(unit),
    );
    const waiting = visited.values();
    await Promise.all(Array.from({ length: STARTS_AT_ONCE }, () => startEach(waiting)));
  }

  /** Starts processes one after the other; a page that needs one earlier starts it directly. */
  async function startEach(units: Iterable<RenderUnit>): Promise<void> {
    for (const unit of units) {
      await processFor(unit)
        .then(({ ready }) => ready)
        .catch(() => undefined);
    }
  }

  /** The versions of the current registry that are no longer rendered here. */
  function blocked(): { app: string; version: string }[] {
    return Object.entries(served?.microFrontends ?? {}).flatMap(([app, versions]) =>
      versions
        .filter((version) => breaker.isBlocked(app, version))
        .map(({ metadata: { version } }) => ({ app, version })),
    );
  }

  /** How the processes are doing; those that could not be started are missing. */
  async function states(): Promise<RenderProcessState[]> {
    const started = await Promise.allSettled(processes.values());
    return started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.state] : []));
  }

  /** Ends all processes. */
  function close(): void {
    isClosed = true;
    for (const started of processes.values()) {
      started.then((process) => process.close()).catch(() => undefined);
    }
    processes.clear();
  }

  const { purge } = fragmentSource;
  return { render, check, serve: startProcesses, blocked, states, purge, close };
}

/** Processes of which those end that haven't been needed for long. */
function createProcessesOnDemand({
  maxProcesses,
  idleMs,
}: NonNullable<RenderPoolOptions['onDemand']>) {
  return new LRUCache<string, Promise<RenderProcess>>({
    max: maxProcesses,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose(started, _, reason) {
      if (reason !== 'evict' && reason !== 'expire') return;
      void started.then(retireWhenReady).catch(() => undefined);
    },
  });
}

/** A page may be waiting for a process that is starting. */
async function retireWhenReady(process: RenderProcess): Promise<void> {
  await process.ready;
  process.retire();
}

/** Returns the function that returns the seconds since then. */
function startClock(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1_000;
}
