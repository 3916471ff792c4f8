import { OVERRIDE_PARAMETER } from '../../overrides/overrides';

/**
 * What of a URL its page depends on, from the path on: the declared parameters in the declared order, each
 * once. Without a declaration that is all but the overrides.
 */
export function pageAddress(
  { pathname, searchParams }: URL,
  declared: readonly string[] | undefined,
): string {
  const names = declared ?? [...new Set(searchParams.keys())].filter(isOfPage);
  const query = names.flatMap((name) => {
    const value = searchParams.get(name);
    // Written as the shop's own links are.
    return value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return pathname + (query.length > 0 ? `?${query.join('&')}` : '');
}

function isOfPage(name: string): boolean {
  return name !== OVERRIDE_PARAMETER;
}
