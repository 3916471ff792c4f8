import { apiPaths, ChangesSchema, type Changes } from '@storefront/host/contracts/api';
import { Check } from 'typebox/value';

/** The API waits for a second before it tells of a change. */
const TIME_LIMIT = 5_000;

/** Asks the API what has changed since a cursor. Rejects when it doesn't respond, or doesn't know the call. */
export async function fetchChanges(apiUrl: string, after: string | undefined): Promise<Changes> {
  const query = after === undefined ? '' : `?after=${after}`;
  const response = await fetch(`${apiUrl}${apiPaths.changes}${query}`, {
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const body: unknown = await response.json();
  if (!response.ok || !Check(ChangesSchema, body)) {
    throw new Error(`The API answered ${response.status} when it was asked for changes.`);
  }
  return body;
}
