import { HttpError } from '@storefront/shared/host';
import { objectOrEmpty, readText } from '@storefront/shared/response/read-response';

/** The form's errors where the API refused one of its fields: the API's own text, at the field; otherwise undefined. */
export function fieldError(
  error: unknown,
  names: readonly string[],
): Record<string, string> | undefined {
  if (!(error instanceof HttpError) || error.status !== 400) return undefined;
  const field = readText(objectOrEmpty(error.body).field);
  const { serverMessage } = error;
  if (field === undefined || serverMessage === undefined || !names.includes(field))
    return undefined;
  return { [field]: serverMessage };
}

/** Why a change failed, for an alert: the API's own text where it refused it. */
export function failureMessage(error: unknown): string {
  const refused = error instanceof HttpError && error.status !== undefined && error.status < 500;
  return (refused ? error.serverMessage : undefined) ?? 'That didn’t work. Please try again.';
}
