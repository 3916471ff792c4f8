import type { ClientRequest } from 'node:http';

/** Makes a call what the shop's own page would make, for a whole answer that can be read here. */
export function askAsTheShop(request: ClientRequest, shop: string): void {
  if (request.hasHeader('origin')) request.setHeader('origin', shop);
  if (request.hasHeader('referer')) request.setHeader('referer', `${shop}/`);
  if (request.hasHeader('x-store-host')) request.setHeader('x-store-host', new URL(shop).host);
  request.setHeader('accept-encoding', 'identity');
  request.removeHeader('if-none-match');
  request.removeHeader('if-modified-since');
}
