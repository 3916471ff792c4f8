import { SHELL, type Registry } from '@storefront/shared/contracts/registry';

/**
 * The page's Content-Security-Policy: scripts from the shop's own origin and the remotes' origins
 * alone, none inline; fonts from the shell's. Styles are inline by design (Emotion), pictures come from wherever the
 * catalogue says, and forms may go to any payment provider.
 */
export function contentSecurityPolicy(registry: Registry, apiUrl: string | undefined): string {
  const versions = Object.values(registry.microFrontends).flat();
  const origins = [...new Set(versions.flatMap(({ url }) => originOf(url)))];
  const fonts = (registry.microFrontends[SHELL] ?? []).flatMap(({ url }) => originOf(url));
  const fromSource = versions
    .filter(({ metadata }) => !metadata.integrity)
    .flatMap(({ url }) => originOf(url))
    .map((origin) => origin.replace(/^http/, 'ws'));
  const api = apiUrl
    ? originOf(apiUrl)
    : ['http://localhost:8044', 'http://127.0.0.1:8044', 'https:'];
  return [
    `default-src 'self'`,
    `script-src 'self' ${origins.join(' ')}`,
    `connect-src 'self' ${[...api, ...origins, ...fromSource].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src ${["'self'", ...fonts].join(' ')}`,
    `img-src 'self' data: http: https:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
