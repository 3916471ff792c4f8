import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MeasuredSpan } from './measured-span';

/** What is said about a span, by OpenTelemetry's names or this shop's (`storefront.…`). Nothing in it is personal. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** A span while its work runs. */
export interface RunningSpan {
  /**
   * The span in W3C's form, for the process that does the work; undefined where the trace is not recorded, which then
   * measures nothing.
   */
  traceparent: string | undefined;
  /** Says more about the span. */
  describe: (attributes: SpanAttributes) => void;
  /** Marks the span as failed; a span whose work rejects is marked anyway. */
  fail: (message: string) => void;
}

/** A process that is traced. */
export interface TracedProcess {
  /** The name of its service, unless `OTEL_SERVICE_NAME` is set. */
  service: string;
  /** True for a process whose statements on PostgreSQL are spans of its requests. */
  hasStatements?: boolean;
}

/** The traces of a process. */
export interface Tracing {
  /** Measures the requests of a Fastify server; call it before anything else is added. */
  measureRequests: (app: FastifyInstance) => void;
  /** The span of a request; undefined where requests of its kind aren't traced. */
  spanOf: (request: FastifyRequest) => RunningSpan | undefined;
  /** Runs work within a new span, which is a part of the one that `traceparent` names. */
  measure: <Result>(
    traceparent: string,
    name: string,
    attributes: SpanAttributes,
    work: (span: RunningSpan) => Promise<Result>,
  ) => Promise<Result>;
  /** Adds spans that another process has measured below `traceparent`, each with those attributes. */
  record: (traceparent: string, spans: MeasuredSpan[], attributes: SpanAttributes) => void;
  /** Sends what is still to be sent, for two seconds at most. */
  stop: () => Promise<void>;
}
