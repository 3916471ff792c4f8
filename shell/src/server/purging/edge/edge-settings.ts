import {
  ConfigError,
  isWebAddress,
  listEntries,
  type Settings,
  type SettingValues,
} from '@storefront/tools/settings';
import { Type } from 'typebox';
import { cloudflare } from './cloudflare';
import type { EdgeCache } from './edge-cache';
import { fastly } from './fastly';
import { varnish } from './varnish';

/** The settings of the cache in front of the page servers. */
export const edgeSettings = {
  EDGE_CACHE: {
    schema: Type.Optional(Type.Enum(['varnish', 'fastly', 'cloudflare'])),
    description:
      'the cache in front of the page servers whose pages are dropped when what they show changes',
    allowed: 'varnish, fastly or cloudflare',
  },
  EDGE_CACHE_URL: {
    schema: Type.Optional(
      Type.Refine(Type.String(), (list) => listEntries(list).every(isWebAddress)),
    ),
    fallback: 'Fastly’s and Cloudflare’s own',
    description:
      'where that cache is called; of several Varnish servers each address, separated by commas',
    allowed: 'addresses that start with http:// or https://, separated by commas',
  },
  EDGE_CACHE_ID: {
    schema: Type.Optional(Type.String()),
    description: 'the id of Fastly’s service or Cloudflare’s zone',
  },
  EDGE_CACHE_TOKEN: {
    schema: Type.Optional(Type.String()),
    secret: true,
    description: 'the token with which Fastly or Cloudflare lets it be purged',
  },
} satisfies Settings;

/** The addresses of the providers' APIs. */
const ADDRESSES = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
};

/** The cache that the settings name; undefined if they name none. Throws a `ConfigError` that says what is missing. */
export function readEdgeCache(settings: SettingValues<typeof edgeSettings>): EdgeCache | undefined {
  const { EDGE_CACHE: kind, EDGE_CACHE_ID: id, EDGE_CACHE_TOKEN: token } = settings;
  const addresses = listEntries(settings.EDGE_CACHE_URL ?? '').map((url) =>
    url.replace(/\/+$/, ''),
  );
  if (kind === undefined) return undefined;
  if (kind === 'varnish') {
    if (addresses.length > 0) return varnish(addresses);
    throw new ConfigError(
      'EDGE_CACHE=varnish needs EDGE_CACHE_URL, such as http://varnish.internal:6081.',
    );
  }
  if (id === undefined || token === undefined) {
    throw new ConfigError(`EDGE_CACHE=${kind} needs EDGE_CACHE_ID and EDGE_CACHE_TOKEN.`);
  }
  const [address = ADDRESSES[kind]] = addresses;
  return { fastly, cloudflare }[kind]({ address, id, token });
}
