import { API_PREFIX, apiPaths } from '@storefront/shared/contracts/api';

/** Renewed by each sign-in. */
export const DEVICE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

const COOKIE = /(?:^|;\s*)known_device=([\w-]{43})(?:;|$)/;

/** The id of the device that a sign-in comes from, if it has one. */
export function readDeviceCookie(header: string | undefined): string | undefined {
  return COOKIE.exec(header ?? '')?.[1];
}

/** Sent with a sign-in's response. Only the API reads it, and only in a sign-in. */
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
