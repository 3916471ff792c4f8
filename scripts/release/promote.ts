import { openDeployRoot, promote } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { changeOf, changeRelease } from '../lib/release/change-release';
import { parseAppArgument, releasedApps } from '../lib/release/parse-app-argument';

/** `npm run promote -- mf-catalog`: makes the canary the live version for everybody. */
export const main = command(async (args) => {
  const root = openDeployRoot(deployPlace());
  const app = parseAppArgument(args, 'promote', await releasedApps(root));
  const change = await changeOf('promoted', app);
  await changeRelease(root, app, (registry) => promote(registry, app, change));
});
