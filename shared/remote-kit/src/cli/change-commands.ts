import { describeApp } from '@storefront/tools/deploy/describe';
import { appOfProject } from './app-of-project';
import { author } from '@storefront/tools/git-source';
import { PROJECT } from '../build/project';
import { deployServiceFrom } from './deploy-access';

/** `remote-kit promote`: makes the canary live for everybody. */
export async function promoteCommand(): Promise<void> {
  console.log(await deployServiceFrom(process.env).promote(appOfProject(), await author(PROJECT)));
}

/** `remote-kit rollback`: withdraws the canary, or else returns to the version before. */
export async function rollbackCommand(): Promise<void> {
  console.log(await deployServiceFrom(process.env).rollback(appOfProject(), await author(PROJECT)));
}

/** `remote-kit status`: the versions of this remote in the shop, and why each is there. */
export async function statusCommand(): Promise<void> {
  const app = appOfProject();
  const registry = await deployServiceFrom(process.env).readRegistry();
  const isThere = Object.hasOwn(registry.microFrontends, app);
  console.log(isThere ? describeApp(registry, app) : `The shop has no version of ${app} yet.`);
}
