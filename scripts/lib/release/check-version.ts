import { SHELL, type Registry, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { release, type DeployRoot } from '@storefront/tools/deploy';
import { checkBudget } from './check-budget';
import { checkContract } from './check-contract';
import { checkFragments } from './check-fragments';
import { checkLoading } from './check-loading';
import { checkOwnership } from './check-ownership';

/** Returns the problems for which a published version must not be given to visitors. */
export async function checkVersion(
  root: DeployRoot,
  registry: Registry,
  name: string,
  version: RemoteVersion,
): Promise<string[]> {
  const problems = [
    ...(name === SHELL ? [] : checkOwnership(registry, name, version)),
    ...checkContract(registry, name, version),
    ...checkFragments(registry, name, version),
    ...(await checkBudget(root, name, version)),
  ];
  if (problems.length > 0) return problems;
  const change = { at: new Date(), why: 'trial' };
  return checkLoading(release(registry, name, version, 100, change), name);
}
