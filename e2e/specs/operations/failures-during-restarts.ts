import type { APIRequestContext } from '@playwright/test';
import type { ShopBehindNginx } from '../../support/proxies/shop-behind-nginx';
import { collectFailuresDuring } from '../../support/shop/steady-requests';

/** Ends each page server and starts it again while visitors send requests; returns the failed ones of each. */
export function failuresDuringRestarts(
  request: APIRequestContext,
  { origin, servers }: Pick<ShopBehindNginx, 'origin' | 'servers'>,
  end: 'stop' | 'crash',
): Promise<string[][]> {
  return collectFailuresDuring(request, origin, async () => {
    for (const server of servers) {
      await server[end]();
      await server.restart();
    }
  });
}
