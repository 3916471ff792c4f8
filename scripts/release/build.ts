import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { publishChanged } from '../lib/publish/publish-changed';

/** `npm run build`: builds and publishes what has changed. */
export const main = command(async () => {
  await publishChanged(DEPLOY_ROOT);
  console.log(`Published in ${DEPLOY_ROOT}.`);
});
