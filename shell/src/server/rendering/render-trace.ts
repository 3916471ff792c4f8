import { randomBytes } from 'node:crypto';
import type { Http } from '@storefront/host';
import type { MeasuredSpan } from '@storefront/tools/telemetry';

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/;

/**
 * What a render measures of itself. A render process may not load OpenTelemetry, or reach its collector: the page server
 * gets the spans and adds them to its trace. A render that isn't traced measures nothing.
 */
export class RenderTrace {
  readonly spans: MeasuredSpan[] = [];
  readonly #traceId: string | undefined;
  /** The id of the span that the next ones are parts of. */
  readonly #parentId: string;

  constructor(traceparent: string | undefined, spans: MeasuredSpan[] = []) {
    const [, traceId, parentId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
    this.#traceId = traceId;
    this.#parentId = parentId;
    this.spans = spans;
  }

  /** Runs work within a span, and gives it the trace whose spans are parts of that one. */
  async measure<Result>(name: string, work: (trace: RenderTrace) => Promise<Result>) {
    return this.#traceId === undefined ? work(this) : this.#measure(name, 'internal', {}, work);
  }

  /** A client whose calls of `get` are spans, and name themselves to the API; loaders only read. */
  client(http: Http): Http {
    if (this.#traceId === undefined) return http;
    return {
      ...http,
      get: (path, options) =>
        this.#measure('GET', 'client', { 'url.path': path }, (trace) =>
          http.get(path, {
            ...options,
            headers: { ...options?.headers, traceparent: trace.#traceparent },
          }),
        ),
    };
  }

  get #traceparent(): string {
    return `00-${this.#traceId}-${this.#parentId}-01`;
  }

  async #measure<Result>(
    name: string,
    kind: MeasuredSpan['kind'],
    attributes: MeasuredSpan['attributes'],
    work: (trace: RenderTrace) => Promise<Result>,
  ): Promise<Result> {
    const id = randomBytes(8).toString('hex');
    const span = { id, parentId: this.#parentId, name, kind, attributes, start: now() };
    try {
      const result = await work(new RenderTrace(`00-${this.#traceId}-${id}-01`, this.spans));
      this.spans.push({ ...span, end: now() });
      return result;
    } catch (error) {
      this.spans.push({ ...span, end: now(), error: String(error) });
      throw error;
    }
  }
}

/** Milliseconds since 1970, more exact than `Date`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
