import type { IncomingHttpHeaders } from 'node:http';
import type { DevelopmentPreview } from '../../deploy/development-service';
import type { Origins } from './rewrite-page';

/** Headers that only apply to the shop's own page: how it is cached, its length, which scripts may run. */
const ORIGINAL_ONLY = [
  'cache-control',
  'content-length',
  'etag',
  'integrity-policy',
  'last-modified',
  'transfer-encoding',
];

/** Directives of the content security policy that must allow the development server. */
const EXTENDED_DIRECTIVES = ['default-src', 'script-src', 'connect-src'];

/** The headers of any response; redirects to the shop become local, and don't name the preview of the request. */
export function localHeaders(
  headers: IncomingHttpHeaders,
  { shop, local }: Origins,
  preview?: DevelopmentPreview,
): IncomingHttpHeaders {
  const { location, ...rest } = headers;
  if (location === undefined) return rest;
  const target = new URL(location, shop);
  if (target.origin !== shop) return { ...rest, location };
  if (preview) target.searchParams.delete(...preview.parameter);
  return { ...rest, location: local + target.href.slice(shop.length) };
}

/**
 * The headers of a page that was changed: it isn't cached, and its scripts may come from the local server.
 */
export function pageHeaders(headers: IncomingHttpHeaders, origins: Origins): IncomingHttpHeaders {
  const kept = Object.entries(localHeaders(headers, origins)).filter(
    ([name]) => !ORIGINAL_ONLY.includes(name),
  );
  const policy = headers['content-security-policy'];
  return {
    ...Object.fromEntries(kept),
    'cache-control': 'no-store',
    // If there are several such headers, Node joins them into one.
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
      return EXTENDED_DIRECTIVES.includes(name) ? `${directive} ${sources}` : directive;
    })
    .join('; ');
}
