import { openDeployRoot, promote, readRegistry } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { changeOf, changeRelease } from '../lib/release/change-release';
import { parseAppArgument } from '../lib/release/parse-app-argument';

/** `npm run promote -- mf-catalog`: makes the canary the live version for everybody. */
export const main = command(async (args) => {
  const root = openDeployRoot(deployPlace());
  const { microFrontends } = await readRegistry(root);
  const app = parseAppArgument(args, 'promote', Object.keys(microFrontends));
  const change = await changeOf('promoted', app);
  await changeRelease(root, app, (registry) => promote(registry, app, change));
});
