import path from 'node:path';
import { ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { checkPackages } from '../lib/packages/check-packages';
import { writeHostContract } from '../lib/packages/host-contract';
import { keepRemote } from '../lib/packages/keep-remote';
import { writeNeededVersions } from '../lib/packages/needed-versions';
import { readManifest } from '../lib/packages/published-packages';
import { runToEnd } from '../lib/processes';

/** What Changesets writes, in a format of its own. */
const WRITTEN = ['.changeset', 'shared/*/CHANGELOG.md', '*/package.json', 'shared/*/package.json'];

/**
 * `node scripts/run.mjs packages/version`: gives the packages that changesets name their next versions: in their
 * `package.json`, their changelog, the workspaces that use them, HOST_CONTRACT, and the reports of what they export. Before
 * that it keeps a remote that is built for the contract of today.
 */
export const main = command(async () => {
  await keepRemote();
  await runToEnd('node', ['node_modules/@changesets/cli/bin.js', 'version']);
  writeHostContract(readManifest(path.join(ROOT, 'shared/host')).version);
  writeNeededVersions();
  await runToEnd('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']);
  await runToEnd('npx', ['--no-install', 'prettier', '--write', '--log-level', 'warn', ...WRITTEN]);
  // The host's report has the version of the contract.
  await checkPackages(true);
  console.log('Look at the changes by git diff, and commit them.');
});
