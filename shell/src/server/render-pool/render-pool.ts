import { SHELL, type Registry, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { registryForAnyVisitor } from '@storefront/shared/contracts/served-versions';
import type { StoreInfoState } from '@storefront/shared/host';
import { TIME_LIMITS } from '../../remotes/time-limits';
import type { PageResponse, RenderContext, RenderLimits } from '../render-protocol';
import { readVerifiedCode } from '../verified-code';
import { createFaultLedger, withoutBlocked } from './fault-ledger';
import { createRenderContexts } from './render-contexts';
import { RenderFailedError, RenderProcess } from './render-process';

/** A version that was at fault on the server. */
export interface ServerFault {
  name: string;
  version: RemoteVersion;
  message: string;
  /** True when the version will not be rendered on the server again until it is deployed or promoted. */
  isBlocked: boolean;
}

/** Why a page goes out without its content. */
export interface PageProblem {
  url: string;
  /** The app whose code renders the page, and its version. */
  app: string;
  version: string;
  message: string;
}

interface RenderPoolOptions {
  /** Folder of the published versions. */
  deployRoot: string;
  /** Address of the API including its prefix. */
  apiUrl: string;
  /** What one render process may use, in megabytes. */
  memoryMb: number;
  limits?: RenderLimits & Record<'page' | 'frame', number>;
  onFault: (fault: ServerFault) => void;
  /** Called for a page that goes out without its content. */
  onProblem: (problem: PageProblem) => void;
}

/** A page as the page server wants it. */
export interface WantedPage {
  url: string;
  canonical: string;
  /** The registry as it was read. */
  published: Registry;
  /** What this visitor gets of it. */
  registry: Registry;
  page: RenderContext['page'];
  storeInfo: StoreInfoState | undefined;
  /** False for a page whose remotes run only in the browser. */
  hasContent: boolean;
}

/** An app's version that runs on the server, within a version of the shell. */
interface Program {
  shell: RemoteVersion;
  name: string;
  version: RemoteVersion;
}

/** Renders pages in child processes: one for each version of each remote, so that a fault stays where it is. */
export type RenderPool = ReturnType<typeof createRenderPool>;

/** Processes that start at the same time: more would hold up the one that a page waits for. */
const STARTS_AT_ONCE = 2;

/** Creates the pool; a process starts when its version is served, or needed. */
export function createRenderPool({ limits = TIME_LIMITS.server, ...options }: RenderPoolOptions) {
  const processes = new Map<string, Promise<RenderProcess>>();
  const ledger = createFaultLedger();
  const contextFor = createRenderContexts();
  let served: Registry | undefined;
  let isClosed = false;

  /** Renders a page, without its content if need be; undefined when there is not even a layout. */
  async function render(wanted: WantedPage): Promise<PageResponse | undefined> {
    void serve(wanted.published);
    const usable = withoutBlocked(wanted.registry, ledger);
    const { context, ownerOf } = contextFor(wanted.published, usable, wanted.page);
    const owner = ownerOf(new URL(wanted.url).pathname);
    const content = wanted.hasContent ? programOf(usable, owner) : undefined;
    const frame = programOf(usable, SHELL);
    return (
      (content && (await renderIn(content, context, wanted, limits.page))) ??
      (frame && (await renderIn(frame, context, { ...wanted, hasContent: false }, limits.frame)))
    );
  }

  async function renderIn(
    program: Program,
    context: RenderContext,
    { url, canonical, storeInfo, hasContent }: WantedPage,
    limit: number,
  ): Promise<PageResponse | undefined> {
    const request = {
      kind: 'page',
      context: context.id,
      url,
      canonical,
      storeInfo,
      hasContent,
    } as const;
    const { name: app, version } = program;
    const report = (message: string) =>
      options.onProblem({ url, app, version: version.metadata.version, message });
    try {
      const response = await withTimeout(
        processFor(program).then((process) => process.render(request, context)),
        limit,
      );
      if (response.kind === 'page' && response.problem) report(response.problem);
      return response;
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** Loads a version of a remote with all its pages; returns the problems found. */
  async function check(registry: Registry, remote: string): Promise<string[]> {
    const program = programOf(registry, remote);
    if (!program) return ['it has no server build'];
    try {
      return await (await processFor(program)).check(remote, program.version);
    } catch (error) {
      return [String(error)];
    }
  }

  function processFor(program: Program): Promise<RenderProcess> {
    const key = keyOf(program);
    const known = processes.get(key);
    if (known) return known;
    const started = startProcess(program, key);
    processes.set(key, started);
    // Code that can't be read is read again for the next page.
    started.catch(() => processes.delete(key));
    return started;
  }

  async function startProcess(program: Program, key: string): Promise<RenderProcess> {
    const { serverUrl = '', serverIntegrity = '' } = program.shell.extras;
    const { deployRoot, apiUrl, memoryMb } = options;
    return new RenderProcess({
      code: await readVerifiedCode(deployRoot, serverUrl, serverIntegrity),
      deployRoot,
      apiUrl,
      limits: { remoteCode: limits.remoteCode, data: limits.data, render: limits.render },
      memoryMb,
      onFault: (message) => blame(program, message),
      onLoadFailure(remote, version, message) {
        const failed = served?.microFrontends[remote]?.find(
          ({ metadata, extras }) => metadata.version === version && extras.serverUrl !== undefined,
        );
        if (failed) blame({ ...program, name: remote, version: failed }, message);
      },
      onEnd({ message, isBeforeReady }) {
        processes.delete(key);
        const { shell } = program;
        const blamed = isBeforeReady ? { shell, name: SHELL, version: shell } : program;
        blame(blamed, message);
        if (!isClosed && !isBlocked(program)) void processFor(program);
      },
    });
  }

  function blame({ name, version }: Program, message: string): void {
    const isBlocked = ledger.record(name, version);
    options.onFault({ name, version, message, isBlocked });
  }

  function isBlocked({ shell, name, version }: Program): boolean {
    return ledger.isBlocked(SHELL, shell) || ledger.isBlocked(name, version);
  }

  /**
   * Starts the processes of the versions that visitors get, and ends those of versions that nobody gets any
   * more. Resolves when all of them are ready, or could not be started.
   */
  async function serve(published: Registry): Promise<void> {
    if (published === served) return;
    served = published;
    const programs = programsOf(registryForAnyVisitor(published));
    const needed = new Set(programs.map(keyOf));
    for (const [key, started] of processes) {
      if (needed.has(key)) continue;
      processes.delete(key);
      void started.then((process) => process.retire());
    }
    const visited = programs.filter(
      (program) =>
        program.version.deployment.traffic > 0 &&
        program.shell.deployment.traffic > 0 &&
        !isBlocked(program),
    );
    const waiting = visited.values();
    await Promise.all(Array.from({ length: STARTS_AT_ONCE }, () => startEach(waiting)));
  }

  /** Starts processes one after the other; a page that needs one of them earlier starts it itself. */
  async function startEach(programs: Iterable<Program>): Promise<void> {
    for (const program of programs) {
      await processFor(program)
        .then(({ ready }) => ready)
        .catch(() => undefined);
    }
  }

  /** Ends all processes. */
  function close(): void {
    isClosed = true;
    for (const started of processes.values()) void started.then((process) => process.close());
    processes.clear();
  }

  return { render, check, serve, close };
}

/** The first version of an app that can run on the server, with the shell that it runs in. */
function programOf({ microFrontends }: Registry, name: string): Program | undefined {
  const [shell] = microFrontends[SHELL] ?? [];
  const version = microFrontends[name]?.find(({ extras }) => extras.serverUrl !== undefined);
  return shell?.extras.serverUrl !== undefined && version ? { shell, name, version } : undefined;
}

/** Every pair of a shell's version and an app's version that may run on the server. */
function programsOf({ microFrontends }: Registry): Program[] {
  const runnable = Object.entries(microFrontends).map(
    ([name, versions]) =>
      [name, versions.filter(({ extras }) => extras.serverUrl !== undefined)] as const,
  );
  const shells = runnable.find(([name]) => name === SHELL)?.[1] ?? [];
  return shells.flatMap((shell) =>
    runnable.flatMap(([name, versions]) =>
      name === SHELL
        ? [{ shell, name, version: shell }]
        : versions.map((version) => ({ shell, name, version })),
    ),
  );
}

function keyOf({ shell, name, version }: Program): string {
  return `${shell.metadata.version} ${name} ${version.metadata.version}`;
}

async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new RenderFailedError(`It did not respond within ${ms} ms.`);
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
