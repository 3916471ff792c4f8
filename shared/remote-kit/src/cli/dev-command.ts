import { createDevelopmentService } from '../deploy/development-service';
import { serveAgainst } from '../dev/against/server';
import { findRunningShop, splitAgainst } from '../shop/running-shop';
import { UsageError } from '../usage-error';
import { appOfProject } from './app-of-project';
import { deployAccessFrom } from './deploy-access';
import { findDevelopmentShell } from './development-shell';
import { portToServe } from './port-to-serve';

const WITHOUT_SERVICE =
  'With DEPLOY_URL and DEPLOY_TOKEN set, the shop’s server renders it too, and an edited component keeps what was typed.';
const EDITS_RELOAD = 'Edit and save: the page reloads.';
const EDITS_ARE_REFRESHED =
  'Edit and save: components change in the open page, which keeps what was typed; other edits reload it.';

/**
 * `remote-kit dev [app] --against https://shop.example`: serves the remote from source, and everything else, including the
 * API, from a shop that runs elsewhere, whose server renders the remote too if the environment names its deploy service. PORT
 * asks for another port than the first free one from 3000 on.
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
  const access = deployAccessFrom(process.env);
  const service = access && createDevelopmentService(access);
  const shell = service && (await findDevelopmentShell(shop.shell, service));
  await serveAgainst(app, { shop, port, service, shell });
  console.log(`
  Shop   http://localhost:${port}
         ${app} from source, all else from ${shop.shop}
         in another shop on this machine: /?mf=${app}@http://localhost:${port}

  ${service ? 'Its pages are rendered by the shop’s server, with each edit.' : WITHOUT_SERVICE}
  Orders that you place are real orders in that shop. ${shell ? EDITS_ARE_REFRESHED : EDITS_RELOAD} Ctrl-C stops it.
`);
}
