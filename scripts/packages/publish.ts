import { command } from '../lib/command';
import { publishPackages } from '../lib/packages/publish-packages';

/**
 * `node scripts/run.mjs packages/publish`: publishes the versions of the packages that the registry doesn't have yet.
 * Where it is and who publishes is npm's configuration.
 */
export const main = command(() => publishPackages());
