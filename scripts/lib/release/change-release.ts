import type { Registry } from '@storefront/shared/contracts/registry';
import { changeRegistry, ReleaseError, type DeployRoot } from '@storefront/tools/deploy';
import { StepFailedError } from '../processes';
import { describeApp } from './describe-registry';

/** Changes what an app's visitors get, and says how it stands then. */
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
