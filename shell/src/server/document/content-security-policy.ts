import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import { defaultApiOrigin, LOCAL_HOSTNAMES } from '@storefront/host/contracts/api-url';
import type { Config } from '../config';

/**
 * The page's Content-Security-Policy. Scripts come from the shop's origin and those of the remotes, none are
 * inline; fonts and the print styles also come from the shell's origin. All other styles are inline (Emotion), and pictures come from any
 * address in the catalogue. Only the API knows which provider a payment form is sent to: any is allowed over
 * TLS, and without TLS only the API's own sandbox.
 */
export function contentSecurityPolicy(
  registry: Registry,
  { browserApiUrl, publicUrl }: Pick<Config, 'browserApiUrl' | 'publicUrl'>,
): string {
  const versions = Object.values(registry.microFrontends).flat();
  const origins = [...new Set(versions.flatMap(({ url }) => originOf(url)))];
  const ofShell = (registry.microFrontends[SHELL] ?? []).flatMap(({ url }) => originOf(url));
  const fromSource = versions
    .filter(({ metadata }) => !metadata.integrity)
    .flatMap(({ url }) => originOf(url))
    .map((origin) => origin.replace(/^http/, 'ws'));
  const api = browserApiUrl ? originOf(browserApiUrl) : defaultApiOrigins(new URL(publicUrl));
  return [
    `default-src 'self'`,
    `script-src 'self' ${origins.join(' ')}`,
    `connect-src 'self' ${[...api, ...origins, ...fromSource].join(' ')}`,
    `style-src ${["'self'", ...ofShell, "'unsafe-inline'"].join(' ')}`,
    `font-src ${["'self'", ...ofShell].join(' ')}`,
    `img-src 'self' data: http: https:`,
    `form-action ${[...new Set(["'self'", 'https:', ...api])].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The origins of the API that browsers assume when the page doesn't name its address. */
function defaultApiOrigins({ protocol, hostname, host }: URL): string[] {
  const hostnames = LOCAL_HOSTNAMES.includes(hostname) ? LOCAL_HOSTNAMES : [hostname];
  return hostnames.map((name) => defaultApiOrigin({ protocol, hostname: name, host }));
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
