import { parseArgs } from 'node:util';
import {
  changeRegistry,
  createFolderDeployRoot,
  prune,
  readRegistry,
} from '@storefront/tools/deploy';
import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { StepFailedError } from '../lib/processes';
import { describeRegistry } from '../lib/release/describe-registry';

const DAY = 24 * 60 * 60 * 1000;

/**
 * `npm run registry`: which versions are live, since when, with what share, and why.
 * `npm run registry -- prune [--days 7]`: removes the versions that nobody can still need. Tabs that were
 * opened before that are asked to reload.
 */
export const main = command(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { days: { type: 'string', default: '7' } },
  });
  const root = createFolderDeployRoot(DEPLOY_ROOT);
  const [action, ...rest] = positionals;
  if (action === undefined) {
    console.log(describeRegistry(await readRegistry(root)));
    return;
  }
  const days = Number(values.days);
  if (action !== 'prune' || rest.length > 0 || !(days >= 0)) {
    throw new StepFailedError('Use: npm run registry, or npm run registry -- prune --days 7');
  }
  await pruneVersions(root, new Date(Date.now() - days * DAY));
});

/** Removes versions from the registry first, so that nobody begins to use them, then from the deploy root. */
async function pruneVersions(
  root: ReturnType<typeof createFolderDeployRoot>,
  before: Date,
): Promise<void> {
  let removed: string[] = [];
  await changeRegistry(root, (registry) => {
    const pruned = prune(registry, before);
    ({ removed } = pruned);
    return pruned.registry;
  });
  for (const folder of removed) {
    await root.remove(folder);
    console.log(`removed ${folder}`);
  }
  console.log(removed.length === 0 ? 'Nothing to remove.' : `${removed.length} removed.`);
}
