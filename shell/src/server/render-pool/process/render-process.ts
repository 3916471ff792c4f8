import type { ChildProcess } from 'node:child_process';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import type { StoreInfoState } from '@storefront/host';
import { areMeasuredSpans } from '@storefront/tools/telemetry';
import { TIME_LIMITS } from '../../../remotes/time-limits';
import {
  RENDER_PROTOCOL,
  type FromRenderProcess,
  type PageResponse,
  type RenderContext,
  type RenderedFragment,
  type RenderRequest,
  type RenderResponse,
  type ToRenderProcess,
} from '../../render-protocol';
import type { RenderProcessState } from '../../metrics';
import { RenderFailedError } from '../render-failed-error';
import type { RenderProcessOptions } from './render-process-options';
import type {
  FragmentToRender,
  PageToRender,
  PendingFragment,
  SharedRenderState,
} from '../render-jobs';
import { residentMegabytes } from './resident-memory';
import { HeartbeatWatchdog } from './heartbeat-watchdog';
import { describeExit, spawnRenderProcess } from './spawn-render-process';

interface PendingRequest {
  /** The span of the request, if it is traced. */
  traceparent: string | undefined;
  resolve: (response: RenderResponse) => void;
  reject: (error: Error) => void;
}

/** The memory of an idle process is checked at one of this many heartbeats. */
const IDLE_BEATS = 8;

/** A child process that renders pages, and can neither stop nor block the page server. */
export class RenderProcess {
  /** Resolves when pages can be sent; rejects when the process ends before that. */
  readonly ready: Promise<void>;
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #watchdog: HeartbeatWatchdog;
  #sentContexts = new Set<number>();
  #sentStoreInfo: StoreInfoState | undefined;
  #generation = 0;
  #nextId = 0;
  #beats = 0;
  #isReady = false;
  /** Requests that wait until it is ready. */
  #waiting = 0;
  #isRetired = false;
  #endedBecause: string | undefined;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = spawnRenderProcess(options);
    this.#watchdog = new HeartbeatWatchdog(this.#child.pid, TIME_LIMITS.server.heartbeat);
    this.ready = new Promise((resolve, reject) => {
      this.#child.on('message', (message: FromRenderProcess) => {
        this.#watchdog.reset();
        if (message.kind !== 'ready') {
          this.#handleMessage(message);
        } else if (message.protocol === RENDER_PROTOCOL) {
          this.#isReady = true;
          resolve();
        } else {
          this.#end(
            `Render protocol mismatch: it has version ${message.protocol}, the page server ${RENDER_PROTOCOL}.`,
          );
        }
      });
      this.#child.once('exit', (code, signal) => {
        this.#endedBecause ??= describeExit(code, signal);
        const error = new RenderFailedError(this.#endedBecause);
        reject(error);
        this.#onExit(error);
      });
    });
    // Callers that await it get the rejection; an idle process may end while none does.
    this.ready.catch(() => undefined);
    this.#child.once('error', (error) => this.#end(String(error)));
    const { deployRoot, apiUrl, limits } = options;
    this.#send({ kind: 'start', deployRoot, apiUrl, limits });
    this.#heartbeat = setInterval(() => this.#checkHealth(), TIME_LIMITS.server.heartbeat).unref();
  }

  /** True when the process responds at once; a page that waits for its start may fail for that reason alone. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** How it is doing. */
  get state(): RenderProcessState {
    const { app, version } = this.#options;
    const memoryBytes = residentMegabytes(this.#child.pid) * 1024 * 1024;
    return { app, version, running: this.#pending.size, waiting: this.#waiting, memoryBytes };
  }

  /** Renders a page. Rejects with `RenderFailedError` when the page fails or the process ends. */
  async render({ fragments = [], ...page }: PageToRender): Promise<PageResponse> {
    const keys = fragments.map(({ key }) => key);
    const response = await this.#whenReady(() =>
      this.#request({ kind: 'page', ...this.#shareState(page), fragments: keys }, fragments),
    );
    if (response.kind === 'page' || response.kind === 'redirect') return response;
    throw new RenderFailedError(`Expected a page as the response, got a ${response.kind}.`);
  }

  /** Renders a fragment. Rejects with `RenderFailedError` when it fails or the process ends. */
  async renderFragment(fragment: FragmentToRender): Promise<RenderedFragment> {
    const response = await this.#whenReady(() =>
      this.#request({ kind: 'fragment', ...this.#shareState(fragment) }),
    );
    if (response.kind === 'fragment') return response.fragment;
    throw new RenderFailedError(`Expected a fragment as the response, got a ${response.kind}.`);
  }

  /** Loads a version of a remote with all its pages and fragments; returns the problems found. */
  async check(remote: string, version: RemoteVersion): Promise<string[]> {
    const response = await this.#whenReady(() => this.#request({ kind: 'check', remote, version }));
    if (response.kind === 'check') return response.problems;
    throw new RenderFailedError(`Expected a check as the response, got a ${response.kind}.`);
  }

  /** Calls `send` as soon as it is ready. */
  async #whenReady(send: () => Promise<RenderResponse>): Promise<RenderResponse> {
    this.#waiting += 1;
    try {
      await this.ready;
    } finally {
      this.#waiting -= 1;
    }
    return send();
  }

  async #request(
    request: RenderRequest,
    fragments: PendingFragment[] = [],
  ): Promise<RenderResponse> {
    if (this.#endedBecause !== undefined) throw new RenderFailedError(this.#endedBecause);
    const id = (this.#nextId += 1);
    const response = new Promise<RenderResponse>((resolve, reject) => {
      const traceparent = 'traceparent' in request ? request.traceparent : undefined;
      this.#pending.set(id, { traceparent, resolve, reject });
    });
    this.#send({ kind: 'request', id, request });
    for (const { key, rendered } of fragments) {
      void rendered.then((fragment) => this.#send({ kind: 'fragment', id, key, fragment }));
    }
    return response;
  }

  /** Ends the process at once. */
  close(): void {
    this.#isRetired = true;
    this.#end('The page server is closing.');
  }

  /** Ends the process as soon as it has responded to its requests. */
  retire(): void {
    this.#isRetired = true;
    if (this.#pending.size === 0) this.#end('It was no longer needed.');
  }

  /** Sends the process the shared state, unless it has it already; returns a job that refers to it. */
  #shareState<Job extends SharedRenderState>({ context, storeInfo, ...job }: Job) {
    this.#sendContext(context);
    if (storeInfo) this.#sendStoreInfo(storeInfo);
    return { ...job, context: context.id, isStoreInfoKnown: storeInfo !== undefined };
  }

  #sendContext(context: RenderContext): void {
    if (context.generation !== this.#generation) this.#sentContexts.clear();
    this.#generation = context.generation;
    if (this.#sentContexts.has(context.id)) return;
    this.#sentContexts.add(context.id);
    this.#send({ kind: 'context', context });
  }

  #sendStoreInfo(storeInfo: StoreInfoState): void {
    if (storeInfo === this.#sentStoreInfo) return;
    this.#sentStoreInfo = storeInfo;
    this.#send({ kind: 'store-info', storeInfo });
  }

  #send(message: ToRenderProcess): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #handleMessage(message: Exclude<FromRenderProcess, { kind: 'ready' }>): void {
    switch (message.kind) {
      case 'alive':
        break;
      case 'response':
        this.#reportSpans(message);
        this.#settle(message.id, ({ resolve }) => resolve(message.response));
        break;
      case 'failure': {
        this.#reportSpans(message);
        if (message.isFault) this.#options.onFault(message.message);
        const error = new RenderFailedError(message.message);
        this.#settle(message.id, ({ reject }) => reject(error));
        break;
      }
      case 'load-failure':
        this.#options.onLoadFailure(message.remote, message.version, message.message);
        break;
      case 'crash':
        this.#end(message.message);
    }
  }

  #reportSpans({ id, spans }: { id: number; spans?: unknown }): void {
    const traceparent = this.#pending.get(id)?.traceparent;
    if (traceparent === undefined || !areMeasuredSpans(spans)) return;
    this.#options.onSpans(traceparent, spans);
  }

  #settle(id: number, settle: (pending: PendingRequest) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) settle(pending);
    if (this.#isRetired) this.retire();
  }

  /** Ends a process that doesn't get ready, that is blocked, or that takes too much memory. */
  #checkHealth(): void {
    const isExpected = !this.#isReady || this.#pending.size > 0;
    this.#beats += 1;
    if (isExpected) this.#limitSilence();
    else this.#watchdog.reset();
    // An idle process only grows through work that it left running, and checking all processes takes time.
    if (isExpected || this.#beats % IDLE_BEATS === 0) this.#limitMemory();
  }

  #limitSilence(): void {
    const [limit, reason] = this.#isReady ? [silence, BLOCKED] : [start, TOO_SLOW];
    if (this.#watchdog.tick() > limit) this.#end(reason);
  }

  #limitMemory(): void {
    const usedMb = residentMegabytes(this.#child.pid);
    const { memoryMb } = this.#options;
    if (usedMb <= memoryMb) return;
    this.#end(`It used ${usedMb} MB of memory, more than the ${memoryMb} MB allowed.`);
  }

  #end(reason: string): void {
    this.#endedBecause ??= reason;
    this.#child.kill('SIGKILL');
  }

  #onExit(error: RenderFailedError): void {
    clearInterval(this.#heartbeat);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    if (!this.#isRetired) {
      this.#options.onEnd({ message: error.message, isBeforeReady: !this.#isReady });
    }
  }
}

const { start, silence } = TIME_LIMITS.server;
const TOO_SLOW = `It did not start within ${start} ms.`;
const BLOCKED = `It sent no heartbeat for ${silence} ms: an endless loop, or a call that blocks.`;
