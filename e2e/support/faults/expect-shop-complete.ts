import { expect } from '@playwright/test';
import type { FaultShop } from './fault-shop';
import { REMOTES, type RemoteUnderTest } from './remotes';
import { fetchPage } from './on-server/server-page';

/** Time in which a version's processes start, in milliseconds; until then its pages have no content. */
const START_TIMEOUT = 60_000;

/** Waits until the server sends a remote's page complete, unaffected by a fault that changes globals. */
export async function expectPageComplete(
  { origin }: Pick<FaultShop, 'origin'>,
  remote: RemoteUnderTest,
): Promise<void> {
  const isComplete = async () => {
    const { status, hasContent, html } = await fetchPage(origin, remote);
    return (
      status === 200 && hasContent === remote.isRenderedOnServer && !html.includes('changedGlobal')
    );
  };
  await expect
    .poll(isComplete, { message: `${remote.path} is complete`, timeout: START_TIMEOUT })
    .toBe(true);
}

/** Waits until the server sends every remote's page complete. */
export async function expectShopComplete(shop: Pick<FaultShop, 'origin'>): Promise<void> {
  await Promise.all(REMOTES.map((remote) => expectPageComplete(shop, remote)));
}
