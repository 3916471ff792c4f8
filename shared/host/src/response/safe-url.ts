/** Schemes that run code, or show content that looks as if it were the shop's. */
const UNSAFE_SCHEMES = new Set([
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'javascript:',
  'vbscript:',
  'view-source:',
]);

/** True for an absolute http or https address: what a link or a redirect may lead to. */
export function isWebUrl(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === 'http:' || scheme === 'https:';
}

/** True for an address that may open an app (`upi:` and the like) or a web page (PAY-11). */
export function isAppUrl(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme !== undefined && !UNSAFE_SCHEMES.has(scheme);
}

/** The scheme as a browser reads it: `URL` ignores the same tabs and line breaks. */
function schemeOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).protocol : undefined;
}
