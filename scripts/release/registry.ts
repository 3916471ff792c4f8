import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  changeRegistry,
  hashOfToken,
  openDeployRoot,
  prune,
  readRegistry,
  unlistedFolders,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { APPS } from '../lib/apps';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { StepFailedError } from '../lib/processes';
import { describeRegistry } from '@storefront/tools/deploy/describe';
import { releasedApps } from '../lib/release/parse-app-argument';
import { parseVersionArgument, printPreview } from '../lib/release/print-preview';

const USAGE = `npm run registry [-- options]

Shows which versions are live, since when, with what share, why, by whom and from which commit.

  --json                                     the registry as it is, with the history of changes
  preview mf-catalog@<version> [--days 7]    an address that shows published versions in one tab
  prune [--days 7]                           removes the versions that nobody can still need
  console                                    the same in a browser, which promotes, rolls back and halts too,
                                             and the deploy service of teams with repositories of their own
  token lookbook                             a token for a team, and its hash for the file of DEPLOY_OWNERS`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * `npm run registry`: which versions are live, and why; see USAGE. Tabs that use a pruned version are asked to
 * reload.
 */
export const main = command(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      days: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [action, ...rest] = positionals;
  const [team] = rest;
  if (action === 'token' && team !== undefined && rest.length === 1) {
    printToken(team);
    return;
  }
  const root = openDeployRoot(deployPlace());
  if (action === undefined) {
    const registry = await readRegistry(root);
    console.log(values.json ? JSON.stringify(registry, null, 2) : describeRegistry(registry));
    return;
  }
  if (action === 'console' && rest.length === 0) {
    const { serveConsole } = await import('../lib/release/serve-console');
    return serveConsole();
  }
  const days = Number(values.days);
  if (action === 'preview' && rest.length > 0) {
    const known = [...new Set([...APPS, ...(await releasedApps(root))])];
    const versions = rest.map((text) => parseVersionArgument(text, known));
    return printPreview(root, versions, days);
  }
  if (action !== 'prune' || rest.length > 0 || !(days >= 0)) throw new StepFailedError(USAGE);
  await pruneVersions(root, new Date(Date.now() - days * DAY));
});

/** Prints a new token, and what the platform's file of owners has to know of it. */
function printToken(team: string): void {
  const token = randomBytes(24).toString('base64url');
  const entry = { name: team, tokenHash: hashOfToken(token), apps: [`mf-${team}`] };
  console.log(`The token of ${team}, which is shown only now: ${token}

Its entry in the file of DEPLOY_OWNERS (docs/contracts/owners.md):
${JSON.stringify(entry, null, 2)}`);
}

/** Removes versions from the registry first, so that nobody begins to use them, then from the deploy root. */
async function pruneVersions(root: DeployRoot, before: Date): Promise<void> {
  let removed: string[] = [];
  const registry = await changeRegistry(root, (current) => {
    const pruned = prune(current, before);
    ({ removed } = pruned);
    return pruned.registry;
  });
  for (const folder of removed) await root.remove(folder);
  const unlisted = await unlistedFolders(root, registry, before);
  for (const folder of unlisted) await root.remove(folder);
  const all = [...removed, ...unlisted];
  for (const folder of all) console.log(`removed ${folder}`);
  console.log(all.length === 0 ? 'Nothing to remove.' : `${all.length} removed.`);
}
