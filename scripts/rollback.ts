import { deployFolder, rollback } from '@storefront/shared/deploy';
import { DEPLOY_ROOT } from './parts/apps';
import { command } from './parts/command';
import { changeRelease } from './parts/release/change-release';
import { nameOfApp } from './parts/release/name-of-app';

/** `npm run rollback -- mf-catalog`: takes the canary back, or else goes to the version before. */
export const main = command(async (args) => {
  const app = nameOfApp(args, 'rollback');
  await changeRelease(deployFolder(DEPLOY_ROOT), app, (registry) =>
    rollback(registry, app, new Date()),
  );
});
