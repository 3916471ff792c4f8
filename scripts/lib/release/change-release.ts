import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Registry } from '@storefront/host/contracts/registry';
import { changeRegistry, type Change, type DeployRoot } from '@storefront/tools/deploy';
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
  const person = await author();
  const team = app === undefined ? undefined : releasingTeam(app);
  return { at: new Date(), why, by: team === undefined ? person : `${person} (${team})` };
}

/** A change that releases the current sources, with their commit; otherwise as `changeOf`. */
export async function changeFromSources(why: string, app?: string): Promise<Change> {
  return { ...(await changeOf(why, app)), commit: await sourceCommit() };
}

/** The commit of the sources, with `+` if they differ from it; undefined outside a Git repository. */
async function sourceCommit(): Promise<string | undefined> {
  const commit = await git('rev-parse', '--short=12', 'HEAD');
  if (commit === undefined) return undefined;
  return (await git('status', '--porcelain')) ? `${commit}+` : commit;
}

/** Git's name for the person at the command line, or else the machine's. */
export async function author(): Promise<string> {
  return (await git('config', 'user.name')) || userInfo().username;
}

async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
  } catch {
    return undefined;
  }
}
