import type { Location, Path, RouteMatch, RouteObject, To } from './types';

/** Takes an address within the shop apart; parts that it doesn't have are missing. */
export function parsePath(address: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

/** The address of these parts. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + prefixed('?', search) + prefixed('#', hash);
}

/**
 * The address of a link. `basename` (`/hi`) is what all addresses of the shop begin with, and what no part of the shop but
 * this one knows: pages, routes and links have the rest.
 */
export function createHref(to: To, basename: string): string {
  const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return createPath({
    ...rest,
    pathname: pathname === '/' && basename ? basename : basename + pathname,
  });
}

/** The path of a page of the shop from its address; as it is if it isn't below `basename`. */
export function withoutBasename(pathname: string, basename: string): string {
  return `${pathname}/`.startsWith(`${basename}/`)
    ? pathname.slice(basename.length) || '/'
    : pathname;
}

/** A search or hash that is empty or begins with its character. */
function prefixed(character: '?' | '#', text: string): string {
  if (!text || text === character) return '';
  return text.startsWith(character) ? text : character + text;
}

/** Where a link is: the shown location, and the routes around the link. */
export interface Origin {
  location: Pick<Location, 'pathname'>;
  matches: RouteMatch<RouteObject>[];
}

/**
 * The address that `to` leads to. A path that doesn't begin with a slash continues that of the innermost route, and
 * each `..` at its beginning leaves one route.
 */
export function resolvePath(to: To, origin: Origin): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: resolvePathname(pathname, origin),
    search: prefixed('?', search),
    hash: prefixed('#', hash),
  };
}

function resolvePathname(pathname: string | undefined, { location, matches }: Origin): string {
  if (pathname === undefined) return location.pathname;
  if (/^[/\\]/.test(pathname)) return normalize(pathname);
  const routes = matches.filter(({ route }, index) => index === 0 || route.path);
  const segments = pathname.split('/');
  while (segments[0] === '..') {
    segments.shift();
    routes.pop();
  }
  return normalize([routes.at(-1)?.pathnameBase ?? '', ...segments].join('/'));
}

/** Without empty segments, which would lead to another origin at the beginning, and without dots. */
function normalize(pathname: string): string {
  const kept: string[] = [];
  for (const segment of pathname.split(/[/\\]+/)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  const isFolder = kept.length > 0 && /[/\\]$/.test(pathname);
  return `/${kept.join('/')}${isFolder ? '/' : ''}`;
}
