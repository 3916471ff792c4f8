import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '@storefront/tools/error-code';

/**
 * SQLSTATE classes of a database that is temporarily unavailable: broken connections, insufficient
 * resources, and shutdowns and cancelled statements.
 */
const UNAVAILABLE_CLASSES = ['08', '53', '57'];

/** No connection to the database could be made. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    // For a host name with several addresses, the error has a code but no message.
    const reason = (cause instanceof Error && cause.message) || errorCode(cause);
    super(`The database can't be used: ${reason}. Is it running, and is DATABASE_URL right?`, {
      cause,
    });
  }
}

/** Whether an error means that the database is unavailable, so that a retry may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  // Both engines' errors have a severity; one without it comes from the connection.
  const isFromDatabase = typeof cause === 'object' && 'severity' in cause;
  return !isFromDatabase || UNAVAILABLE_CLASSES.includes((errorCode(cause) ?? '').slice(0, 2));
}
