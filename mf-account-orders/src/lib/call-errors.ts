import { HttpError } from '@storefront/shared/host';
import { objectOrEmpty, readText } from '@storefront/shared/response/read-response';

/** Why a call failed, as a text for the shopper: the server's own, or `fallback`. */
export function callErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  if (error.noResponse) return 'No response from server. Please try again later.';
  return error.serverMessage ?? fallback;
}

/** Why the API refused what the shopper asked for, in its words; undefined for any other failure. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status === undefined) return undefined;
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRefusal ? error.serverMessage : undefined;
}

/** Why a change failed, for an alert: the API's own text where it refused it. */
export function failureMessage(error: unknown): string {
  return refusalMessage(error) ?? 'That didn’t work. Please try again.';
}

/** The part of the request that the API found wrong, "pickupAddress/phone"; undefined where it names none. */
export function refusedField(error: unknown): string | undefined {
  return error instanceof HttpError ? readText(objectOrEmpty(error.body).field) : undefined;
}

/** The form's errors where the API refused one of its fields: the API's own text, at the field; otherwise undefined. */
export function fieldError(
  error: unknown,
  names: readonly string[],
): Record<string, string> | undefined {
  const field = refusedField(error);
  const message = refusalMessage(error);
  if (field === undefined || message === undefined || !names.includes(field)) return undefined;
  return { [field]: message };
}
