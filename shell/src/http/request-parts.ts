import type { RequestOptions } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages/language';
import type { HttpSettings } from './http-settings';

/** One call of the API. */
export interface Call {
  method: string;
  url: string;
  data?: unknown;
  options: RequestOptions;
  /** The stored token at the time of the call. */
  token: string | undefined;
}

/** The headers of a call. */
export function headersFor(
  { method, data, options, token }: Call,
  settings: HttpSettings,
): Record<string, string> {
  const sendStoreHost = token !== undefined || method === 'POST';
  return {
    'Accept-Language': currentLanguage(),
    ...settings.headers,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(settings.storeHost && sendStoreHost ? { 'X-Store-Host': settings.storeHost } : {}),
    ...(method === 'POST' || data !== undefined ? { 'Content-Type': 'application/json' } : {}),
    ...options.headers,
  };
}

/** The query of a call; blank values are left out. */
export function withoutBlankValues(
  params: NonNullable<RequestOptions['params']>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] =>
        entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  );
}

/** The query of a call as a part of its address; empty without values. */
export function queryOf(params: RequestOptions['params'] = {}): string {
  const entries = Object.entries(withoutBlankValues(params));
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}
