import type { Registry } from '@storefront/host/contracts/registry';
import {
  createVersionCopy,
  deployRootSettings,
  openDeployRoot,
  readDeployPlace,
  type DeployPlace,
} from '@storefront/tools/deploy';
import { ConfigError } from '@storefront/tools/settings';
import { ROOT } from './apps';
import { StepFailedError } from './processes';
import { readCommandSettings } from './settings/read-settings';

/** Where versions are published, from the environment. Throws `StepFailedError` for settings that can't be used. */
export function deployPlace(): DeployPlace {
  try {
    return readDeployPlace(readCommandSettings(deployRootSettings, process.env), ROOT);
  } catch (error) {
    throw error instanceof ConfigError ? new StepFailedError(error.message) : error;
  }
}

/** Fetches to the place's folder what visitors get by a registry, unless the folder is the deploy root. */
export async function fetchServed(place: DeployPlace, registry: Registry): Promise<void> {
  if (!place.bucket) return;
  await createVersionCopy(openDeployRoot(place), place.folder).fetchServed(registry);
}
