export { areMeasuredSpans, type MeasuredSpan } from './measured-span';
export { startTracing } from './start-tracing';
export type { RunningSpan, SpanAttributes, Tracing } from './tracing';
export { tracingSettings } from './tracing-settings';
