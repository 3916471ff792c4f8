import { HttpError } from '@storefront/host';

const FAILED = 'Failed to load account information';

/** Why the account couldn't be loaded, as a text for the shopper (ACCT-04, D26). */
export function accountErrorMessage(error: unknown): string {
  if (error instanceof HttpError && error.status !== undefined) {
    return `${FAILED} (Status: ${error.status})`;
  }
  if (error instanceof HttpError && error.noResponse) return `${FAILED} (No response received)`;
  const message = error instanceof Error ? error.message.trim() : '';
  return message === ''
    ? `${FAILED}. Please refresh the page to try again.`
    : `${FAILED}: ${message}`;
}
