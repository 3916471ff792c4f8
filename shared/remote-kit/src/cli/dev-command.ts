import { serveAgainst } from '../dev/against/server';
import { findRunningShop, splitAgainst } from '../shop/running-shop';
import { UsageError } from '../usage-error';
import { appOfProject } from './app-of-project';
import { portToServe } from './port-to-serve';

/**
 * `remote-kit dev [app] --against https://shop.example`: serves the remote from source, and everything else, including the
 * API, from a shop that runs elsewhere. PORT asks for another port than the first free one from 3000 on.
 */
export async function devCommand(args: string[]): Promise<void> {
  const { against, rest } = splitAgainst(args);
  if (against === undefined) {
    throw new UsageError(
      'Name the shop that shows the remote: remote-kit dev --against https://shop.example',
    );
  }
  const [app = appOfProject()] = rest;
  const shop = await findRunningShop(against);
  const port = await portToServe();
  console.log(`Starting ${app} from source …`);
  await serveAgainst(app, shop, port);
  console.log(`
  Shop   http://localhost:${port}
         ${app} from source, all else from ${shop.shop}
         in another shop on this machine: /?mf=${app}@http://localhost:${port}

  Orders that you place are real orders in that shop. Edit and save: the page reloads. Ctrl-C stops it.
`);
}
