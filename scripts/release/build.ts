import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { publishChanged } from '../lib/publish/publish-changed';
import { changeFromSources } from '../lib/release/change-release';
import { createCheckChanged } from '../lib/release/check-changed';

/** `npm run build`: builds and publishes what has changed, checks it, and makes it live. */
export const main = command(async () => {
  const change = await changeFromSources('built from the sources');
  await publishChanged(DEPLOY_ROOT, change, createCheckChanged(DEPLOY_ROOT));
  console.log(`Published in ${DEPLOY_ROOT}.`);
});
