import { expect } from '@playwright/test';
import type { FaultShop } from './fault-shop';
import { REMOTES, type RemoteUnderTest } from './remotes';
import { fetchPage } from './on-server/server-page';

/** Until the processes of a version have started, in milliseconds; its pages come without content until then. */
const START = 60_000;

/** Waits until a remote's page comes from the server as it should, rendered by nobody else's code. */
export async function expectPageComplete(
  { origin }: Pick<FaultShop, 'origin'>,
  remote: RemoteUnderTest,
): Promise<void> {
  const isWhole = async () => {
    const { status, hasContent, html } = await fetchPage(origin, remote);
    return (
      status === 200 && hasContent === remote.isRenderedOnServer && !html.includes('changedGlobal')
    );
  };
  await expect.poll(isWhole, { message: `${remote.path} is whole`, timeout: START }).toBe(true);
}

/** Waits until every remote's page comes from the server as it should. */
export async function expectShopComplete(shop: Pick<FaultShop, 'origin'>): Promise<void> {
  await Promise.all(REMOTES.map((remote) => expectPageComplete(shop, remote)));
}
