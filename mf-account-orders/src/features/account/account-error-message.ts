import { HttpError } from '@storefront/host';
import { t } from '../../messages/t';

/** Why the account couldn't be loaded, as a text for the shopper (ACCT-04, D26). */
export function accountErrorMessage(error: unknown): string {
  if (error instanceof HttpError && error.status !== undefined) {
    return t('Failed to load account information (Status: {status})', { status: error.status });
  }
  if (error instanceof HttpError && error.noResponse) {
    return t('Failed to load account information (No response received)');
  }
  const message = error instanceof Error ? error.message.trim() : '';
  return message === ''
    ? t('Failed to load account information. Please refresh the page to try again.')
    : t('Failed to load account information: {message}', { message });
}
