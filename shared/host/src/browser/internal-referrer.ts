/**
 * Path and query of the shop's page whose link opened this one by a full page load, as links do until the
 * shell has started; undefined if another site's link did, or none.
 */
export function internalReferrer(): string | undefined {
  const { referrer } = document;
  const { origin } = location;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
}
