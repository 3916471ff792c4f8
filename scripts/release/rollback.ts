import { deployFolder, rollback } from '@storefront/tools/deploy';
import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { changeRelease } from '../lib/release/change-release';
import { nameOfApp } from '../lib/release/name-of-app';

/** `npm run rollback -- mf-catalog`: takes the canary back, or else goes to the version before. */
export const main = command(async (args) => {
  const app = nameOfApp(args, 'rollback');
  await changeRelease(deployFolder(DEPLOY_ROOT), app, (registry) =>
    rollback(registry, app, new Date()),
  );
});
