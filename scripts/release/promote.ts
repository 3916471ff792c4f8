import { openDeployRoot, promote } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { changeOf, changeRelease } from '../lib/release/change-release';
import { parseAppArgument } from '../lib/release/parse-app-argument';

/** `npm run promote -- mf-catalog`: makes the canary the live version for everybody. */
export const main = command(async (args) => {
  const app = parseAppArgument(args, 'promote');
  const change = await changeOf('promoted', app);
  await changeRelease(openDeployRoot(deployPlace()), app, (registry) =>
    promote(registry, app, change),
  );
});
