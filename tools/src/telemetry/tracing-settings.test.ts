import { readTraceProtocol } from './tracing-settings';

const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };

test('nothing is traced without a collector, nor where one of the standard variables says so', () => {
  expect(readTraceProtocol({})).toBeUndefined();
  expect(readTraceProtocol({ ...ON, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(readTraceProtocol({ ...ON, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
});

test('traces are sent as protobuf, unless a variable names JSON, for all or for traces alone', () => {
  expect(readTraceProtocol(ON)).toBe('http/protobuf');
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'http://localhost:4318/v1/traces';
  expect(readTraceProtocol({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT })).toBe('http/protobuf');
  const json = { ...ON, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  expect(readTraceProtocol(json)).toBe('http/json');
  const OTEL_EXPORTER_OTLP_TRACES_PROTOCOL = 'http/protobuf';
  expect(readTraceProtocol({ ...json, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL })).toBe('http/protobuf');
});

test('a protocol that isn’t supported is refused by name', () => {
  expect(() => readTraceProtocol({ ...ON, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, not "grpc".',
  );
});
