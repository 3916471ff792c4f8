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

/** The address of a link. */
export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
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
