import { parseArgs } from 'node:util';
import { createFolderDeployRoot, readRegistry, release } from '@storefront/tools/deploy';
import { DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { StepFailedError } from '../lib/processes';
import { publishVersion } from '../lib/publish/publish-version';
import { changeOf, changeRelease, sourceCommit } from '../lib/release/change-release';
import { checkVersion } from '../lib/release/check-version';
import { parseAppArgument } from '../lib/release/parse-app-argument';

/**
 * `npm run deploy -- mf-catalog [--traffic 10]`: builds and publishes a version of one app, checks it, and
 * releases it to all visitors, or to a share of them. Nothing changes for visitors before it has passed the
 * checks.
 */
export const main = command(async (args) => {
  const { app, traffic } = readArguments(args);
  const root = createFolderDeployRoot(DEPLOY_ROOT);
  console.log(`Deploying ${app} …`);
  const published = await publishVersion(root, app);

  console.log('Checking …');
  const problems = await checkVersion(root, await readRegistry(root), app, published);
  if (problems.length > 0) {
    throw new StepFailedError(
      [
        `${app} ${published.metadata.version} was not deployed:`,
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
  }
  const why = traffic === 100 ? 'deployed' : 'deployed as a canary';
  const change = { ...(await changeOf(why)), commit: await sourceCommit() };
  await changeRelease(root, app, (registry) => release(registry, app, published, traffic, change));
  if (traffic < 100) {
    console.log(`Then: npm run promote -- ${app}, or npm run rollback -- ${app}`);
  }
});

function readArguments(args: string[]): { app: string; traffic: number } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { traffic: { type: 'string', default: '100' } },
  });
  const traffic = Number(values.traffic);
  if (!(traffic > 0 && traffic <= 100)) {
    throw new StepFailedError(
      `--traffic must be a share in percent, more than 0 and at most 100, not "${values.traffic}".`,
    );
  }
  return { app: parseAppArgument(positionals, 'deploy'), traffic };
}
