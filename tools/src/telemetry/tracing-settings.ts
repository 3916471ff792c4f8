import { Type } from 'typebox';
import { isWebAddress, readSettings, type Environment, type Settings } from '../settings';

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** How spans are encoded on their way to the collector. */
export type TraceProtocol = (typeof PROTOCOLS)[number];

const ADDRESS = {
  schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
  allowed: 'an address that starts with http:// or https://',
};

const PROTOCOL = { schema: Type.Optional(Type.Enum([...PROTOCOLS])) };

/**
 * The variables that turn tracing on, as OpenTelemetry defines them for all programs. Its packages read the others
 * themselves, such as those of the sampler and of the resource.
 */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...ADDRESS,
    fallback: 'none: nothing is traced',
    description:
      'the OpenTelemetry collector that gets the traces of page server and API: `http://localhost:4318`',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    ...ADDRESS,
    fallback: '`/v1/traces` of the one above',
    description: 'the complete address for traces',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    ...PROTOCOL,
    fallback: PROTOCOLS[0],
    description: 'how traces are sent: `http/protobuf` or `http/json`',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    ...PROTOCOL,
    fallback: 'the one above',
    description: 'the same, for traces alone',
  },
  OTEL_TRACES_SAMPLER: {
    schema: Type.Optional(Type.String()),
    fallback: 'one page in ten, with all that it causes',
    description: 'what is traced: `always_on`, or `parentbased_traceidratio`, …',
  },
  OTEL_TRACES_EXPORTER: {
    schema: Type.Enum(['otlp', 'none'], { default: 'otlp' }),
    description: '`none` traces nothing',
  },
  OTEL_SDK_DISABLED: {
    schema: Type.Boolean({ default: false }),
    description: '`true` traces nothing',
  },
} satisfies Settings;

/**
 * How traces are sent; undefined where nothing is traced. Throws a `ConfigError` that names each variable that can't be
 * used.
 */
export function readTraceProtocol(env: Environment): TraceProtocol | undefined {
  const settings = readSettings(tracingSettings, env);
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = settings;
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = settings.OTEL_SDK_DISABLED || settings.OTEL_TRACES_EXPORTER === 'none';
  if (endpoint === undefined || isOff) return undefined;
  return (
    settings.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ??
    settings.OTEL_EXPORTER_OTLP_PROTOCOL ??
    PROTOCOLS[0]
  );
}
