import { expect } from '@playwright/test';
import type { FaultShop } from './fault-shop';
import { REMOTES } from './remotes';
import { fetchPage } from './server-page';

/** Waits until every remote's page comes from the server as it should. */
export async function expectShopWhole({ origin }: FaultShop): Promise<void> {
  for (const remote of REMOTES) {
    await expect
      .poll(async () => (await fetchPage(origin, remote)).hasContent, remote.path)
      .toBe(remote.isRenderedOnServer);
  }
}
