import type { Params } from '@storefront/host/router';

/** Patterns with optional parts or a splat, whose parameters don't say how the path was written. */
const HAS_VARIABLE_PARTS = /[?*]/;

/**
 * The path of a page as the shop's own links write it (`pagePaths`): its fixed parts as the route declares them, its
 * parameters encoded, and no slash at the end. The router also accepts other spellings, such as `/Terms/`.
 * The case of a parameter is kept, because it may be an id. Undefined for a pattern with several forms.
 */
export function canonicalPath(pattern: string, params: Params): string | undefined {
  if (HAS_VARIABLE_PARTS.test(pattern)) return undefined;
  return pattern.replace(/:([\w-]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
