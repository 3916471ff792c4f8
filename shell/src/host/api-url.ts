import { API_PREFIX, LOCAL_API_PORT } from '@storefront/shared/contracts';

/**
 * Address of the API as the browser calls it (API-01, D7): another port on localhost, otherwise the `api`
 * subdomain of the current host.
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
