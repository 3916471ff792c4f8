import { HttpError } from '@storefront/host';

/** Why the sign-in failed, as a text for the shopper (LOGIN-05, LOGIN-06). */
export function loginErrorMessage(error: unknown): string {
  if (error instanceof HttpError && error.status !== undefined) {
    return error.serverMessage ?? 'Failed to login. Please check your credentials.';
  }
  if (error instanceof HttpError && error.noResponse) {
    return 'No response from server. Please try again later.';
  }
  return error instanceof Error ? error.message : String(error);
}
