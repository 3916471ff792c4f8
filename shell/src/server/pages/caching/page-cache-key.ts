import { OVERRIDE_PARAMETERS } from '../../../overrides/overrides';

/**
 * The part of a URL that its page depends on: the path, and the declared parameters in the declared order,
 * each once. Without a declaration, all parameters except the overrides.
 */
export function pageCacheKey(
  { pathname, searchParams }: URL,
  declared: readonly string[] | undefined,
): string {
  const names = declared ?? [...new Set(searchParams.keys())].filter(affectsPage);
  const query = names.flatMap((name) => {
    const value = searchParams.get(name);
    // Encoded as in the shop's own links.
    return value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return pathname + (query.length > 0 ? `?${query.join('&')}` : '');
}

function affectsPage(name: string): boolean {
  return !OVERRIDE_PARAMETERS.includes(name);
}
