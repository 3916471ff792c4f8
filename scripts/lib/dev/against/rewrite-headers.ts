import type { IncomingHttpHeaders } from 'node:http';
import type { Origins } from './rewrite-page';

/** Say how the shop's own page is kept, how long it is, or that only checked scripts may run on it. */
const ONLY_OF_THE_ORIGINAL = [
  'cache-control',
  'content-length',
  'etag',
  'integrity-policy',
  'last-modified',
  'transfer-encoding',
];

/** The policy's directives under which the development server is called. */
const OPENED = ['default-src', 'script-src', 'connect-src'];

/** The headers of any response; they must not lead back to the shop. */
export function localHeaders(
  headers: IncomingHttpHeaders,
  { shop, local }: Origins,
): IncomingHttpHeaders {
  const { location, ...rest } = headers;
  if (location === undefined) return rest;
  const target = new URL(location, shop);
  const { pathname, search, hash } = target;
  const isOwn = target.origin === shop;
  return { ...rest, location: isOwn ? local + pathname + search + hash : location };
}

/** The headers of a page that was changed: nobody keeps it, and its scripts may come from here. */
export function pageHeaders(headers: IncomingHttpHeaders, origins: Origins): IncomingHttpHeaders {
  const kept = Object.entries(localHeaders(headers, origins)).filter(
    ([name]) => !ONLY_OF_THE_ORIGINAL.includes(name),
  );
  const policy = headers['content-security-policy'];
  return {
    ...Object.fromEntries(kept),
    'cache-control': 'no-store',
    // Node joins several of them into one.
    ...(typeof policy === 'string'
      ? { 'content-security-policy': policyWith(policy, origins.local) }
      : {}),
  };
}

function policyWith(policy: string, local: string): string {
  const sources = `${local} ${local.replace(/^http/, 'ws')}`;
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = ''] = directive.split(/\s/);
      return OPENED.includes(name) ? `${directive} ${sources}` : directive;
    })
    .join('; ');
}
