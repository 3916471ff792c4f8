import { HttpError } from '@storefront/host';
import { objectOrEmpty, readText } from '@storefront/host/response/read-response';
import { t } from '../messages/t';

/** Why a call failed, as a text for the shopper: the server's message, or `fallback`. */
export function callErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  if (error.noResponse) return t('No response from server. Please try again later.');
  return error.serverMessage ?? fallback;
}

/** The API's message about why it refused a request; undefined for any other failure. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status === undefined) return undefined;
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRefusal ? error.serverMessage : undefined;
}

/** Why a change failed, as a text for the shopper: the API's message if it refused the change. */
export function changeErrorMessage(error: unknown): string {
  return refusalMessage(error) ?? t('That didn’t work. Please try again.');
}

/** The field of the request that the API found invalid, "pickupAddress/phone"; undefined if it names none. */
export function refusedField(error: unknown): string | undefined {
  return error instanceof HttpError ? readText(objectOrEmpty(error.body).field) : undefined;
}

/** The API's message as the form's error, if the API refused one of its fields; otherwise undefined. */
export function fieldError(
  error: unknown,
  names: readonly string[],
): Record<string, string> | undefined {
  const field = refusedField(error);
  const message = refusalMessage(error);
  if (field === undefined || message === undefined || !names.includes(field)) return undefined;
  return { [field]: message };
}
