import { createFolderDeployRoot, promote } from '@storefront/tools/deploy';
import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { changeOf, changeRelease } from '../lib/release/change-release';
import { parseAppArgument } from '../lib/release/parse-app-argument';

/** `npm run promote -- mf-catalog`: makes the canary the live version for everybody. */
export const main = command(async (args) => {
  const app = parseAppArgument(args, 'promote');
  const change = await changeOf('promoted', app);
  await changeRelease(createFolderDeployRoot(DEPLOY_ROOT), app, (registry) =>
    promote(registry, app, change),
  );
});
