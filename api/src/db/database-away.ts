import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '@storefront/tools/error-code';

/**
 * SQLSTATE classes that say that the database can't work at the moment: broken connections, too few
 * resources, and shutdowns and cancelled statements.
 */
const AWAY_CLASSES = ['08', '53', '57'];

/** No connection to the database could be had. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor(cause: unknown) {
    // A host name with several addresses fails with a code alone.
    const reason = (cause instanceof Error && cause.message) || errorCode(cause);
    super(`The database can't be used: ${reason}. Is it running, and is DATABASE_URL right?`, {
      cause,
    });
  }
}

/** Whether something failed because the database is away; then it may well succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  // Both engines' errors have a severity; one without it comes from the connection.
  const isFromDatabase = typeof cause === 'object' && 'severity' in cause;
  return !isFromDatabase || AWAY_CLASSES.includes((errorCode(cause) ?? '').slice(0, 2));
}
