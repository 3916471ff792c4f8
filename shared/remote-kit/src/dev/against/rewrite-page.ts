import { API_PREFIX } from '@storefront/host/contracts';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import { type RemoteVersion } from '@storefront/host/contracts/registry';
import { pageDataIn, withPageData } from '../../shop/page-data';

/** The origins in front of and behind the development server. */
export interface Origins {
  /** Origin of the shop's pages. */
  shop: string;
  /** Origin of the development server, which shows that shop. */
  local: string;
}

/** The one remote that is served from source. */
export interface LocalRemote {
  name: string;
  version: RemoteVersion;
}

/**
 * A shop's page with one remote from source. The browser renders it from scratch, because the server rendered
 * it with that remote's published version; it takes part in no canary, and calls the API through the
 * development server. In HTML that isn't a page of the storefront, only URLs change.
 */
export function rewritePage(html: string, { shop, local }: Origins, remote: LocalRemote): string {
  const localised = html.replaceAll(`${shop}/`, `${local}/`);
  const json = pageDataIn(localised);
  if (json === undefined) return localised;
  const data = JSON.parse(json) as Record<string, unknown>;
  const registry = parseRegistry(JSON.stringify(data.registry));
  const microFrontends = { ...registry.microFrontends, [remote.name]: [remote.version] };
  return withPageData(localised, {
    ...data,
    registry: { ...registry, microFrontends },
    watched: [],
    apiUrl: local + API_PREFIX,
    rendered: undefined,
  });
}
