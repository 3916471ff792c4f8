import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { MEASURE_NAMES } from './measures';

const CountsSchema = Type.Object({
  visits: Type.Integer({ minimum: 0 }),
  failures: Type.Integer({ minimum: 0 }),
});

const TrialReportSchema = Type.Object({
  app: Type.String(),
  /** The version on trial. */
  version: Type.String(),
  /** The version with which it is compared. */
  compared: Type.String(),
  /** The visitors for whom the version on trial worked. */
  visitors: Type.Integer({ minimum: 0 }),
  /** The measures that have counts, in the order of their weight. */
  measures: Type.Array(
    Type.Object({
      measure: Type.Enum(MEASURE_NAMES),
      candidate: CountsSchema,
      /** Absent while the version on trial has all visitors. */
      live: Type.Optional(CountsSchema),
    }),
  ),
});

/** What one page server has counted of a version on trial: an entry of `GET /releases`. */
export type TrialReport = Static<typeof TrialReportSchema>;

const TrialReportsSchema = Type.Object({ trials: Type.Array(TrialReportSchema) });

/** The entries of a response of `GET /releases`. Throws for any other document. */
export function parseTrialReports(document: unknown): TrialReport[] {
  if (Check(TrialReportsSchema, document)) return document.trials;
  throw new Error('The response is no list of versions on trial.');
}
