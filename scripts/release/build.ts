import { openDeployRoot } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { publishChanged } from '../lib/publish/publish-changed';
import { changeFromSources } from '../lib/release/change-release';
import { createCheckChanged } from '../lib/release/check-changed';

/** `npm run build`: builds and publishes what has changed, checks it, and makes it live. */
export const main = command(async () => {
  const change = await changeFromSources('built from the sources');
  const place = deployPlace();
  await publishChanged(openDeployRoot(place), change, createCheckChanged(place));
  console.log(`Published in ${place.bucket?.address ?? place.folder}.`);
});
