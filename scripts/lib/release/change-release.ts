import type { Registry } from '@storefront/shared/contracts/registry';
import { changeRegistry, ReleaseError, type DeployRoot } from '@storefront/tools/deploy';
import { StepFailedError } from '../processes';
import { describeApp } from './describe-registry';

/** Changes which versions of an app visitors get, and prints the result. */
export async function changeRelease(
  root: DeployRoot,
  app: string,
  change: (registry: Registry) => Registry,
): Promise<void> {
  try {
    console.log(describeApp(await changeRegistry(root, change), app));
  } catch (error) {
    throw error instanceof ReleaseError ? new StepFailedError(error.message) : error;
  }
}
