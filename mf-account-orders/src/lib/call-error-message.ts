import { HttpError } from '@storefront/shared/host';

/** Why a call failed, as a text for the shopper: the server's own, or `fallback`. */
export function callErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  if (error.noResponse) return 'No response from server. Please try again later.';
  return error.serverMessage ?? fallback;
}

/** The part of the request that the API refused, if it named one. */
export function refusedField(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || typeof error.body !== 'object' || error.body === null) {
    return undefined;
  }
  return 'field' in error.body && typeof error.body.field === 'string'
    ? error.body.field
    : undefined;
}
