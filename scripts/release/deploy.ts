import { parseArgs } from 'node:util';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { upToDateVersion } from '@storefront/tools/build';
import { readDeclaration } from '@storefront/tools/build/other-bundlers';
import {
  liveVersion,
  openDeployRoot,
  readRegistry,
  refuseHalted,
  release,
  type DeployPlace,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { StepFailedError } from '../lib/processes';
import { findOrInstallBrowsers } from '../lib/programs/chromium';
import { publishBuilt, publishVersion } from '../lib/publish/publish-version';
import { changeFromSources, changeOf, changeRelease } from '../lib/release/change-release';
import { refusal } from '../lib/release/check-changed';
import { checkVersions } from '../lib/release/check-versions';
import { parseAppArgument } from '../lib/release/parse-app-argument';
import { printPreview } from '../lib/release/print-preview';
import { releasingTeam } from '../lib/release/releasing-team';

const USAGE = `npm run deploy -- mf-catalog [options]

Builds and publishes a version of one app, proves it in today's shop, and releases it.

  --traffic 10        as a canary, to a tenth of the visitors
  --rollout           as a canary whose share grows by itself: 1, 10, 50, 100 %
  --preview           shows it in one tab, by the address that is printed, and releases nothing
  --dry-run           proves it and releases nothing
  --server-only       without trying pages in a browser
  --built dist        instead of an app: the remote that another pipeline has built into this folder
  --force "reason"    without proof; the only way to bring back a version that was halted`;

/** The shares of `--rollout`, and what each step needs before the next. */
const ROLLOUT = { steps: [1, 10, 50, 100], visitors: 100, minutes: 10 };

interface Options {
  app: string;
  traffic: number;
  isRollout: boolean;
  isPreview: boolean;
  isDryRun: boolean;
  isServerOnly: boolean;
  /** The folder of a remote that was built elsewhere. */
  built: string | undefined;
  forced: string | undefined;
}

/** `npm run deploy`: nothing changes for visitors before the version has passed the checks. */
export const main = command(async (args) => {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = await readOptions(args);
  const { app, built, forced } = options;
  if (!options.isPreview && !options.isDryRun) releasingTeam(app);
  const place = deployPlace();
  const root = openDeployRoot(place);
  const known = built === undefined ? upToDateVersion(app) : undefined;
  if (known !== undefined && !options.isPreview)
    refuseHalted(await readRegistry(root), app, known, { forced });

  console.log(`Deploying ${app} …`);
  const version =
    built === undefined ? await publishVersion(root, app) : await publishBuilt(root, app, built);
  if (options.isPreview) {
    return printPreview(root, [{ app, version: version.metadata.version }]);
  }
  const registry = await readRegistry(root);
  refuseHalted(registry, app, version.metadata.version, { forced });
  const isLive = liveVersion(registry, app)?.metadata.version === version.metadata.version;
  if (isLive && options.traffic < 100) {
    throw new StepFailedError(
      `${app} ${version.metadata.version} is live for all visitors already. A canary is another version: change ${app} first.`,
    );
  }
  // Deployed again, a live version has been proven already.
  const isProven = isLive && !options.isDryRun;
  const needsNoProof = isProven || forced !== undefined;
  const proof = needsNoProof ? undefined : await prove(place, options, version);
  if (options.isDryRun) {
    console.log('It may be deployed. Nothing was released.');
    return;
  }
  await releaseVersion(root, options, version, proof);
});

/** Proves a version; returns the path of the report. Throws `StepFailedError` with the reasons if it is refused. */
async function prove(
  place: DeployPlace,
  { app, isServerOnly }: Options,
  version: RemoteVersion,
): Promise<string | undefined> {
  console.log('Checking …');
  const root = openDeployRoot(place);
  const registry = await readRegistry(root);
  const browser = isServerOnly ? undefined : findOrInstallBrowsers().headlessShell;
  const { problems, report } = await checkVersions([{ app, version }], {
    root,
    place,
    registry,
    browser,
  });
  if (problems.length > 0) {
    const title = `${app} ${version.metadata.version} was not deployed`;
    throw new StepFailedError(refusal(title, problems, report && root.locate(report)));
  }
  if (report !== undefined) console.log(`  report: ${root.locate(report)}`);
  return report;
}

async function releaseVersion(
  root: DeployRoot,
  { app, built, traffic, isRollout, forced }: Options,
  version: RemoteVersion,
  proof: string | undefined,
): Promise<void> {
  const why = traffic === 100 ? 'deployed' : 'deployed as a canary';
  const change = {
    ...(built === undefined ? await changeFromSources(why, app) : await changeOf(why, app)),
    forced,
    proof,
    rollout: isRollout ? ROLLOUT : undefined,
  };
  await changeRelease(root, app, (registry) => release(registry, app, version, traffic, change));
  if (isRollout) {
    console.log(
      `Its share grows by itself, and it is taken back if it fails. See: npm run registry`,
    );
  } else if (traffic < 100) {
    console.log(`Then: npm run promote -- ${app}, or npm run rollback -- ${app}`);
  }
}

async function readOptions(args: string[]): Promise<Options> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      traffic: { type: 'string' },
      rollout: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'server-only': { type: 'boolean', default: false },
      built: { type: 'string' },
      force: { type: 'string' },
    },
  });
  if (values.rollout && values.traffic !== undefined) {
    throw new StepFailedError('Name --traffic or --rollout: a rollout chooses its shares itself.');
  }
  if (values['dry-run'] && values.force !== undefined) {
    throw new StepFailedError(
      'Name --dry-run or --force: a dry run is the proof that --force leaves out.',
    );
  }
  if (values.force?.trim() === '') {
    throw new StepFailedError('--force needs a reason, which the registry shows: --force "why".');
  }
  const [first = 100] = ROLLOUT.steps;
  const traffic = values.rollout ? first : Number(values.traffic ?? 100);
  if (!(traffic > 0 && traffic <= 100)) {
    throw new StepFailedError(
      `--traffic must be a share in percent, more than 0 and at most 100, not "${values.traffic}".`,
    );
  }
  return {
    app: await readApp(positionals, values.built),
    built: values.built,
    traffic,
    isRollout: values.rollout,
    isPreview: values.preview,
    isDryRun: values['dry-run'],
    isServerOnly: values['server-only'],
    forced: values.force,
  };
}

/** The app to deploy: the one that is named, or that was built into a folder. */
async function readApp(named: string[], built: string | undefined): Promise<string> {
  if (built === undefined) return parseAppArgument(named, 'deploy');
  if (named.length === 0) return (await readDeclaration(built)).name;
  throw new StepFailedError('Name an app or --built: the folder says which remote it is.');
}
