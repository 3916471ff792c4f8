import { Type, type Static } from 'typebox';
import { MEASURE_NAMES, type Measure, type ServerMeasure } from '../measures';

const SERVER_MEASURE_NAMES: ServerMeasure[] = ['page', 'fragment'];

const SideSchema = Type.Enum(['candidate', 'live'] as const);

const VisitorSchema = Type.Object({ id: Type.String(), network: Type.String() });

/** A page or a fragment that a page server rendered with one of both versions. */
const RenderedSchema = Type.Object({
  kind: Type.Literal('rendered'),
  part: Type.Enum(SERVER_MEASURE_NAMES),
  side: SideSchema,
  isFailed: Type.Boolean(),
  /** How often the version may fail; absent if this result isn't compared with a rate. */
  allowedRate: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
  /** Whether it is compared with the results of the other version. */
  isCompared: Type.Boolean(),
  /** Who the page was rendered for, if for one visitor alone. */
  visitor: Type.Optional(VisitorSchema),
});

/** What a visitor's browser reported by one measure. */
const ReportedSchema = Type.Object({
  kind: Type.Literal('reported'),
  measure: Type.Enum(MEASURE_NAMES as Exclude<Measure, ServerMeasure>[]),
  side: SideSchema,
  isFailed: Type.Boolean(),
  visitor: VisitorSchema,
});

/** A page server no longer renders the version on trial, after repeated faults. */
const BlockedSchema = Type.Object({ kind: Type.Literal('blocked') });

/** What was rendered until now doesn't count: the API was unavailable. */
const ServerForgottenSchema = Type.Object({ kind: Type.Literal('server-forgotten') });

/** Something that a page server has seen of a version on trial, or of the version beside it. */
export type TrialEvent = Static<typeof TrialEventSchema>;

export const TrialEventSchema = Type.Union([
  RenderedSchema,
  ReportedSchema,
  BlockedSchema,
  ServerForgottenSchema,
]);
