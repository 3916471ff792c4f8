import type { ClientRequest } from 'node:http';

/**
 * Gives a request the headers that the shop's own page would send, and requests a complete, uncompressed
 * response.
 */
export function rewriteRequestHeaders(request: ClientRequest, shop: string): void {
  if (request.hasHeader('origin')) request.setHeader('origin', shop);
  if (request.hasHeader('referer')) request.setHeader('referer', `${shop}/`);
  if (request.hasHeader('x-store-host')) request.setHeader('x-store-host', new URL(shop).host);
  request.setHeader('accept-encoding', 'identity');
  request.removeHeader('if-none-match');
  request.removeHeader('if-modified-since');
}
