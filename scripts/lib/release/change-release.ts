import type { Registry } from '@storefront/host/contracts/registry';
import { changeRegistry, type Change, type DeployRoot } from '@storefront/tools/deploy';
import { author, sourceCommit } from '@storefront/tools/git-source';
import { ROOT } from '../apps';
import { describeApp } from '@storefront/tools/deploy/describe';
import { releasingTeam } from './releasing-team';

/** Changes which versions of an app visitors get, and prints the result. */
export async function changeRelease(
  root: DeployRoot,
  app: string,
  change: (registry: Registry) => Registry,
): Promise<void> {
  console.log(describeApp(await changeRegistry(root, change), app));
}

/**
 * A change that is made now, by the person at the command line; of one app also by the team of DEPLOY_TOKEN, if
 * there are teams. Throws `StepFailedError` if that team may not release the app.
 */
export async function changeOf(why: string, app?: string): Promise<Change> {
  const person = await author(ROOT);
  const team = app === undefined ? undefined : releasingTeam(app);
  return { at: new Date(), why, by: team === undefined ? person : `${person} (${team})` };
}

/** A change that releases the current sources, with their commit; otherwise as `changeOf`. */
export async function changeFromSources(why: string, app?: string): Promise<Change> {
  return { ...(await changeOf(why, app)), commit: await sourceCommit(ROOT) };
}
