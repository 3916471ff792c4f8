import { setTimeout as delay } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { loggedPath, serverLog } from '../http-server';
import { ChosenIds } from './chosen-ids';
import { LoggedExporter } from './logged-exporter';
import type { MeasuredSpan } from './measured-span';
import type { RunningSpan, SpanAttributes, TracedProcess, Tracing } from './tracing';
import type { TraceProtocol } from './tracing-settings';

/** How long a process that ends sends what it has measured, in milliseconds. */
const STOP_LIMIT = 2_000;

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/;

/** What is traced unless `OTEL_TRACES_SAMPLER` says otherwise: measuring every render costs more than it shows. */
const ONE_IN_TEN = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(0.1) });

/** Files and health checks: they would be most of all traces. */
const UNTRACED = /^\/(apps\/|healthz|readyz)/;

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** Tracing of a process; only `startTracing` imports this module, because it loads OpenTelemetry. */
export function createTracing(
  { service, hasStatements = false }: TracedProcess,
  protocol: TraceProtocol,
): Tracing {
  const ids = new ChosenIds();
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    idGenerator: ids,
    ...(process.env.OTEL_TRACES_SAMPLER === undefined && { sampler: ONE_IN_TEN }),
    spanProcessors: [new BatchSpanProcessor(new LoggedExporter(exporter, serverLog))],
  });
  // On Node 20 it costs at least a tenth of the throughput to know everywhere which request the code runs for; only
  // PostgreSQL's client has no other way.
  provider.register(hasStatements ? {} : { contextManager: null });
  if (hasStatements) measureStatements(provider);
  const tracer = provider.getTracer('storefront');

  return {
    measureRequests(app) {
      void app.register(requestSpans(provider).plugin());
    },

    spanOf(request) {
      const { span } = request.opentelemetry();
      return span ? running(span) : undefined;
    },

    async measure(traceparent, name, attributes, work) {
      const span = tracer.startSpan(name, { attributes }, contextOf(traceparent));
      try {
        return await work(running(span));
      } catch (error) {
        fail(span, error instanceof Error ? error.message : String(error));
        throw error;
      } finally {
        span.end();
      }
    },

    record(traceparent, spans, attributes) {
      const traceId = TRACEPARENT.exec(traceparent)?.[1];
      for (const measured of spans) {
        const parent = contextOf(`00-${traceId}-${measured.parentId}-01`);
        const span = ids.use(measured.id, () =>
          tracer.startSpan(measured.name, optionsOf(measured, attributes), parent),
        );
        if (measured.error !== undefined) fail(span, measured.error);
        span.end(measured.end);
      }
    },

    stop: () => Promise.race([provider.shutdown(), delay(STOP_LIMIT, undefined, { ref: false })]),
  };
}

/** One span for each statement on PostgreSQL; those of the background work would each be a trace of their own. */
function measureStatements(provider: NodeTracerProvider): void {
  const instrumentation = new PgInstrumentation({
    requireParentSpan: true,
    requestHook: (span, { query }) => span.updateName(commandOf(query.text)),
  });
  instrumentation.setTracerProvider(provider);
}

/** A statement's first word, after the comment that names its request. */
function commandOf(statement: string): string {
  return /^(?:\/\*.*?\*\/)?\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'SQL';
}

/** One span for each request. Its address has no query, which may contain a guest's contact. */
function requestSpans(provider: NodeTracerProvider): FastifyOtelInstrumentation {
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    ignorePaths: ({ url }) => UNTRACED.test(url),
    requestHook(span, { method, url, routeOptions, id }) {
      span.updateName(`${method} ${routeOptions.url ?? 'none'}`);
      span.setAttributes({ 'url.path': loggedPath(url), 'storefront.request_id': id });
    },
  });
  instrumentation.setTracerProvider(provider);
  return instrumentation;
}

function optionsOf({ kind, start, attributes: own }: MeasuredSpan, attributes: SpanAttributes) {
  return { kind: KINDS[kind], startTime: start, attributes: { ...own, ...attributes } };
}

/** The context of a recorded span in this process or another one. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
}

function running(span: Span): RunningSpan {
  const { traceId, spanId } = span.spanContext();
  return {
    traceparent: span.isRecording() ? `00-${traceId}-${spanId}-01` : undefined,
    describe: (attributes) => void span.setAttributes(attributes),
    fail: (message) => fail(span, message),
  };
}

function fail(span: Span, message: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}
