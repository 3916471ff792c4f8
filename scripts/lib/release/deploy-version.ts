import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import {
  changeRegistry,
  liveVersion,
  openDeployRoot,
  readRegistry,
  refuseHalted,
  release,
  ReleaseError,
  type Change,
  type DeployPlace,
} from '@storefront/tools/deploy';
import { findOrInstallBrowsers } from '../programs/chromium';
import { refusal } from './check-changed';
import { checkVersions } from './check-versions';
import { servedVersions } from './checks/served-versions';
import { describeApp } from '@storefront/tools/deploy/describe';

/** The shares of a rollout, and what each step needs before the next. */
const ROLLOUT = { steps: [1, 10, 50, 100], visitors: 100, minutes: 10 };

/** How a version is released. */
export interface DeployOptions {
  /** Its share of the visitors in percent. */
  traffic: number;
  /** As a canary whose share grows by itself; the first version of an app is given to everybody. */
  isRollout: boolean;
  /** Proves it and releases nothing. */
  isDryRun: boolean;
  /** Without trying pages in a browser. */
  isServerOnly: boolean;
  /** The reason for releasing it without proof. */
  forced: string | undefined;
}

/** Who deploys a published version, and who is told what happens. */
interface Deploy extends DeployOptions {
  app: string;
  version: RemoteVersion;
  place: DeployPlace;
  /** By whom and from which commit. */
  source: Pick<Change, 'by' | 'commit'>;
  say: (message: string) => void;
  /** Gets the report of what was tried, by its path in the deploy root. */
  reported: (report: string) => void;
}

/**
 * Proves a published version in today's shop, unless it is live already or forced, and releases it. Nothing changes for
 * visitors before it has passed. A rollout of what visitors get already changes nothing, so that a pipeline may ask for it
 * after every change. Throws a `ReleaseError` with the reasons if it is refused.
 */
export async function deployVersion(deploy: Deploy): Promise<void> {
  const { app, version, place, isDryRun, forced, say } = deploy;
  const name = `${app} ${version.metadata.version}`;
  const root = openDeployRoot(place);
  const registry = await readRegistry(root);
  refuseHalted(registry, app, version.metadata.version, { forced });
  const live = liveVersion(registry, app);
  const isLive = live?.metadata.version === version.metadata.version;
  if (deploy.isRollout && !isDryRun && isServed(registry, app, version)) {
    say(`${name} is given to visitors already: there is nothing to roll out.`);
    return;
  }
  // The first version of an app is compared with nothing.
  const rollout = deploy.isRollout && live ? ROLLOUT : undefined;
  const traffic = rollout?.steps[0] ?? deploy.traffic;
  if (isLive && traffic < 100) {
    throw new ReleaseError(
      `${name} is live for all visitors already. A canary is another version: change ${app} first.`,
    );
  }
  // Deployed again, a live version has been proven already.
  const isProven = isLive && !isDryRun;
  const proof = isProven || forced !== undefined ? undefined : await prove(deploy);
  if (isDryRun) {
    say('It may be deployed. Nothing was released.');
    return;
  }
  const change = {
    ...deploy.source,
    at: new Date(),
    why: traffic === 100 ? 'deployed' : 'deployed as a canary',
    forced,
    proof,
    rollout,
  };
  const changed = await changeRegistry(root, (current) =>
    release(current, app, version, traffic, change),
  );
  say(describeApp(changed, app));
}

function isServed(registry: Registry, app: string, { metadata }: RemoteVersion): boolean {
  return servedVersions(registry, app).some((one) => one.metadata.version === metadata.version);
}

/** Proves a version; returns the path of the report, which is also passed on. Throws a `ReleaseError` with the reasons if it is refused. */
async function prove({ app, version, place, isServerOnly, say, reported }: Deploy) {
  say('Checking …');
  const root = openDeployRoot(place);
  const { problems, report } = await checkVersions([{ app, version }], {
    root,
    place,
    registry: await readRegistry(root),
    browser: isServerOnly ? undefined : findOrInstallBrowsers().headlessShell,
  });
  if (report !== undefined) reported(report);
  if (problems.length > 0) {
    throw new ReleaseError(
      refusal(`${app} ${version.metadata.version} was not deployed`, problems),
    );
  }
  return report;
}
