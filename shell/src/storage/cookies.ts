interface CookieSettings {
  /** Seconds until the browser removes it: 0 for at once; without it, when the browser is closed. */
  maxAge?: number;
}

/** A cookie of the page, or of a `Cookie` header; undefined where there is none of that name. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${name}=`;
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(start));
  return cookie?.slice(start.length);
}

/** Sets a cookie of the complete shop. The value may contain letters, digits, `-` and `_`: nothing is encoded. */
export function writeCookie(name: string, value: string, { maxAge }: CookieSettings = {}): void {
  const end = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${end}`;
}
