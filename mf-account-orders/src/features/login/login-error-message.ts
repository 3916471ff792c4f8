import { HttpError } from '@storefront/host';
import { t } from '../../messages/t';

/** Why the sign-in failed, as a text for the shopper (LOGIN-05, LOGIN-06). */
export function loginErrorMessage(error: unknown): string {
  if (error instanceof HttpError && error.status !== undefined) {
    return error.serverMessage ?? t('Failed to login. Please check your credentials.');
  }
  if (error instanceof HttpError && error.noResponse) {
    return t('No response from server. Please try again later.');
  }
  return error instanceof Error ? error.message : String(error);
}
