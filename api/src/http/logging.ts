import { errorCode } from '@storefront/tools/error-code';

/**
 * What is logged of a failure. Of a failed query that is the query without its values, because emails,
 * phone numbers and password hashes are among them.
 */
export function loggedFailure(error: Error): object {
  if (!('query' in error)) return { err: error };
  const reason = error.cause instanceof Error ? error.cause.message : 'unknown';
  return { query: error.query, code: errorCode(error.cause), reason };
}
