import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';
import { registryForAnyVisitor, versionsOf } from '@storefront/host/contracts/served-versions';
import type { Tracing } from '@storefront/tools/telemetry';
import { LRUCache } from 'lru-cache';
import type { RenderProcessState } from '../../metrics';
import type { RenderLimits } from '../../render-protocol';
import { readVerifiedCode } from '../../verified-code';
import { unitKey, unitsOf, type RenderUnit } from '../render-unit';
import { unitAttributes } from '../span-attributes';
import { createCircuitBreaker } from './circuit-breaker';
import { RenderProcess } from './render-process';

/** A version that was at fault on the server. */
export interface ServerFault {
  name: string;
  version: RemoteVersion;
  message: string;
  /** True when the version will not be rendered on the server again until it is deployed or promoted. */
  isBlocked: boolean;
}

export interface RenderProcessesOptions {
  /** Folder of the published versions. */
  deployRoot: string;
  /** Address of the API including its prefix. */
  apiUrl: string;
  /** What one render process may use, in megabytes. */
  memoryMb: number;
  limits: RenderLimits;
  /**
   * For versions that nobody gets yet: processes start only when they are needed, and end when they haven't
   * been needed for a while, or when there are more than this.
   */
  onDemand?: { maxProcesses: number; idleMs: number };
  /** Set to trace renders. */
  tracing?: Tracing | undefined;
  onFault: (fault: ServerFault) => void;
  /** Called when a process has ended without being told to. */
  onProcessEnd?: (app: string, version: string) => void;
}

/** Processes that start at the same time: more would delay the one that a page waits for. */
const STARTS_AT_ONCE = 2;

/** Keeps a process for each version that is served, and blocks versions that are repeatedly at fault. */
export function createRenderProcesses(options: RenderProcessesOptions) {
  const { limits } = options;
  const processes = options.onDemand
    ? createProcessesOnDemand(options.onDemand)
    : new Map<string, Promise<RenderProcess>>();
  const breaker = createCircuitBreaker();
  let served: Registry | undefined;
  let isClosed = false;

  /** Whether the process of a unit responds at once. */
  async function isReady(unit: RenderUnit): Promise<boolean> {
    const process = await processes.get(unitKey(unit))?.catch(() => undefined);
    return process?.isReady ?? false;
  }

  /** The process of a unit, which starts if there is none. */
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
  async function serve(published: Registry): Promise<void> {
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

  const { withoutBlocked } = breaker;
  return { processFor, isReady, serve, withoutBlocked, blocked, states, close };
}

/** Processes of which those end that haven't been needed for long. */
function createProcessesOnDemand({
  maxProcesses,
  idleMs,
}: NonNullable<RenderProcessesOptions['onDemand']>) {
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
