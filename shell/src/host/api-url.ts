import { API_PREFIX } from '@storefront/shared/contracts';

/** The API's port beside a shop on localhost, unless the page server names another API. */
export const LOCAL_API_PORT = 8044;

/**
 * Address of the API as the browser calls it (API-01, D7): port 8044 beside localhost, else the
 * `api` subdomain of the current host.
 */
export function defaultApiUrl({
  protocol,
  hostname,
  host,
}: Pick<Location, 'protocol' | 'hostname' | 'host'>): string {
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const origin = isLocal
    ? `${protocol}//${hostname}:${LOCAL_API_PORT}`
    : `${protocol}//api.${host}`;
  return origin + API_PREFIX;
}
