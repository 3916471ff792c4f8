const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query of a request. Its line may hold an absolute URL instead, as those to a proxy do, and
 * every server must take one (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (!ABSOLUTE_FORM.test(target)) return target;
  const rest = target.replace(ABSOLUTE_FORM, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
