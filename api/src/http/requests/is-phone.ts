import type { IncomingHttpHeaders } from 'node:http';

/**
 * True for a request of a phone's browser: by its client hint (https://wicg.github.io/ua-client-hints/), or where a browser
 * sends none, by the word that the user agents of phones have in common.
 */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}
