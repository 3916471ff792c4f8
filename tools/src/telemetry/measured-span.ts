import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const SpanIdSchema = Type.String({ pattern: '^[\\da-f]{16}$' });

const MeasuredSpanSchema = Type.Object({
  id: SpanIdSchema,
  /** The id of the span that it is a part of. */
  parentId: SpanIdSchema,
  name: Type.String({ maxLength: 100 }),
  /** `client`: a call of another server. */
  kind: Type.Enum(['internal', 'client']),
  /** Milliseconds since 1970. */
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
  attributes: Type.Record(Type.String(), Type.String({ maxLength: 1_000 })),
  /** Why it failed. */
  error: Type.Optional(Type.String()),
});

/** A span that was measured in a process without OpenTelemetry, such as one that runs the code of a remote. */
export type MeasuredSpan = Static<typeof MeasuredSpanSchema>;

/** One render measures a span for each of its steps and its calls of the API. */
const MAX_SPANS = 100;

/** Compiled, because it is checked with each traced render. */
const measuredSpans = Compile(Type.Array(MeasuredSpanSchema, { maxItems: MAX_SPANS }));

/** Whether a message of such a process has spans as they must be: it may send anything. */
export function areMeasuredSpans(value: unknown): value is MeasuredSpan[] {
  return measuredSpans.Check(value);
}
