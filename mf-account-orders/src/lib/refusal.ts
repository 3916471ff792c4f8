import { HttpError } from '@storefront/shared/host';

/** Why the API refused what the shopper asked for, in its words; undefined for any other failure. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status === undefined) return undefined;
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRefusal ? error.serverMessage : undefined;
}

/** The part of the request that the API found wrong, "pickupAddress/phone"; undefined where it names none. */
export function refusedField(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('field' in body)) return undefined;
  return typeof body.field === 'string' ? body.field : undefined;
}
