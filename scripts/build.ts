import { DEPLOY_ROOT } from './parts/apps';
import { publishChanged } from './parts/publish';
import { command } from './parts/command';

/** `npm run build`: builds and publishes what has changed. */
export const main = command(async () => {
  await publishChanged(DEPLOY_ROOT);
  console.log(`Published in ${DEPLOY_ROOT}.`);
});
