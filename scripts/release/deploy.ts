import path from 'node:path';
import { parseArgs } from 'node:util';
import { upToDateVersion } from '@storefront/remote-kit/build';
import { readDeclaration } from '@storefront/remote-kit/build/other-bundlers';
import { openDeployRoot, readRegistry, refuseHalted } from '@storefront/tools/deploy';
import { command } from '../lib/command';
import { deployPlace } from '../lib/deploy-place';
import { StepFailedError } from '../lib/processes';
import { publishBuilt, publishVersion } from '../lib/publish/publish-version';
import { changeFromSources, changeOf } from '../lib/release/change-release';
import { deployVersion, type DeployOptions } from '../lib/release/deploy-version';
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
  --from dist         instead of an app: the remote that another pipeline has built into this folder
  --force "reason"    without proof; the only way to bring back a version that was halted`;

interface Options extends DeployOptions {
  app: string;
  isPreview: boolean;
  /** The folder of a remote that was built elsewhere. */
  from: string | undefined;
}

/** `npm run deploy`: nothing changes for visitors before the version has passed the checks. */
export const main = command(async (args) => {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = await readOptions(args);
  const { app, from, forced } = options;
  if (!options.isPreview && !options.isDryRun) releasingTeam(app);
  const place = deployPlace();
  const root = openDeployRoot(place);
  const known = from === undefined ? upToDateVersion(app) : undefined;
  if (known !== undefined && !options.isPreview)
    refuseHalted(await readRegistry(root), app, known, { forced });

  console.log(`Deploying ${app} …`);
  const version =
    from === undefined ? await publishVersion(root, app) : await publishBuilt(root, app, from);
  if (options.isPreview) {
    return printPreview(root, [{ app, version: version.metadata.version }]);
  }
  const releasedApp = options.isDryRun ? undefined : app;
  const source =
    from === undefined
      ? await changeFromSources('deployed', releasedApp)
      : await changeOf('deployed', releasedApp);
  await deployVersion({
    ...options,
    version,
    place,
    source,
    say: (line) => console.log(line),
    reported: (report) => console.log(`The report: ${root.locate(report)}`),
  });
  if (options.isDryRun) return;
  if (options.isRollout) {
    console.log(
      `Its share grows by itself, and it is taken back if it fails. See: npm run registry`,
    );
  } else if (options.traffic < 100) {
    console.log(`Then: npm run promote -- ${app}, or npm run rollback -- ${app}`);
  }
});

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
      from: { type: 'string' },
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
  const traffic = Number(values.traffic ?? 100);
  if (!(traffic > 0 && traffic <= 100)) {
    throw new StepFailedError(
      `--traffic must be a share in percent, more than 0 and at most 100, not "${values.traffic}".`,
    );
  }
  return {
    app: await readApp(positionals, values.from),
    from: values.from === undefined ? undefined : path.resolve(values.from),
    traffic,
    isRollout: values.rollout,
    isPreview: values.preview,
    isDryRun: values['dry-run'],
    isServerOnly: values['server-only'],
    forced: values.force,
  };
}

/** The app to deploy: the one that is named, or that was built into a folder. */
async function readApp(named: string[], from: string | undefined): Promise<string> {
  if (from === undefined) return parseAppArgument(named, 'deploy');
  if (named.length === 0) return (await readDeclaration(from)).name;
  throw new StepFailedError('Name an app or --from: the folder says which remote it is.');
}
