import { deployFolder, promote } from '@storefront/shared/deploy';
import { DEPLOY_ROOT } from './parts/apps';
import { command } from './parts/command';
import { changeRelease } from './parts/release/change-release';
import { nameOfApp } from './parts/release/name-of-app';

/** `npm run promote -- mf-catalog`: gives the canary to everybody. */
export const main = command(async (args) => {
  const app = nameOfApp(args, 'promote');
  await changeRelease(deployFolder(DEPLOY_ROOT), app, (registry) =>
    promote(registry, app, new Date()),
  );
});
