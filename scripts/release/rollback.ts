import { openDeployRoot, rollback } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { changeOf, changeRelease } from '../lib/release/change-release';
import { parseAppArgument, releasedApps } from '../lib/release/parse-app-argument';

/** `npm run rollback -- mf-catalog`: withdraws the canary, or else returns to the previous version. */
export const main = command(async (args) => {
  const root = openDeployRoot(deployPlace());
  const app = parseAppArgument(args, 'rollback', await releasedApps(root));
  const change = await changeOf('rolled back', app);
  await changeRelease(root, app, (registry) => rollback(registry, app, change));
});
