import { errorCode } from '@storefront/tools/error-code';

/**
 * What is logged about an error. A failed query is logged without its values, which may be emails, phone
 * numbers and password hashes.
 */
export function loggedFailure(error: Error): object {
  if (!('query' in error)) return { err: error };
  const reason = error.cause instanceof Error ? error.cause.message : 'unknown';
  return { query: error.query, code: errorCode(error.cause), reason };
}
