const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query of a request. The request line may contain an absolute URL instead, as requests to a
 * proxy do, and every server must accept one (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (!ABSOLUTE_FORM.test(target)) return target;
  const rest = target.replace(ABSOLUTE_FORM, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
