import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { TEST_DEPLOY_ROOT } from '../apps';
import { publishChanged } from './publish-changed';

/**
 * Makes the current sources live where the tests' shops get them from, without the versions before: page servers compare
 * a new version with the one before, and would go back to it because of the failures that tests cause.
 */
export async function publishForTests(): Promise<void> {
  await rm(path.join(TEST_DEPLOY_ROOT, 'registry.json'), { force: true });
  await publishChanged(createFolderDeployRoot(TEST_DEPLOY_ROOT), { why: 'built for tests' });
}
