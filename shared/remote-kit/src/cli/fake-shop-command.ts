import { existsSync } from 'node:fs';
import { FAKE_SHOP, serveFakeShop } from '../dev/fake-shop/serve-fake-shop';
import { UsageError } from '../usage-error';
import { portToServe } from './port-to-serve';

/** `remote-kit fake-shop`: serves the remote from source without a shop, for tests in a browser. */
export async function fakeShopCommand(): Promise<void> {
  if (!existsSync(FAKE_SHOP)) {
    throw new UsageError(`There is no ${FAKE_SHOP}, which opens the remote: openFakeShop({ … }).`);
  }
  const port = await portToServe();
  await serveFakeShop(port);
  console.log(`Fake shop  http://localhost:${port}   (Ctrl-C stops it)`);
}
