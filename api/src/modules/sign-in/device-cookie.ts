import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';

/** How long the cookie lasts after the last sign-in. */
export const DEVICE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

const COOKIE = /(?:^|;\s*)known_device=([\w-]{43})(?:;|$)/;

/** Reads the device id from the cookie header of a sign-in, if there is one. */
export function readDeviceCookie(header: string | undefined): string | undefined {
  return COOKIE.exec(header ?? '')?.[1];
}

/**
 * The `Set-Cookie` header of a sign-in's response. The cookie is sent only with sign-ins, and hidden from
 * scripts.
 */
export function deviceCookie(device: string, isSecure: boolean): string {
  const attributes = [
    `Path=${API_PREFIX}${apiPaths.authorize}`,
    `Max-Age=${DEVICE_COOKIE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`known_device=${device}`, ...attributes].join('; ');
}
