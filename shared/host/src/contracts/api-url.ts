import { API_PREFIX, LOCAL_API_PORT } from './index';

type Address = Pick<Location, 'protocol' | 'hostname' | 'host'>;

/** The host names of a shop on this machine. */
export const LOCAL_HOSTNAMES = ['localhost', '127.0.0.1'];

/**
 * Origin of the API as the browser calls it (API-01, D7): another port on localhost, otherwise the `api`
 * subdomain of the current host.
 */
export function defaultApiOrigin({ protocol, hostname, host }: Address): string {
  return LOCAL_HOSTNAMES.includes(hostname)
    ? `${protocol}//${hostname}:${LOCAL_API_PORT}`
    : `${protocol}//api.${host}`;
}

/** Address of the API of a page that doesn't name it. */
export function defaultApiUrl(page: Address): string {
  return defaultApiOrigin(page) + API_PREFIX;
}
