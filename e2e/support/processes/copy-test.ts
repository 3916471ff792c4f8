import { RepositoryCopy } from './repository-copy';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A copy of the repository, which is removed after the test. */
  repository: RepositoryCopy;
}

/** Tests of what a team does in the repository. */
export const test = base.extend<Fixtures>({
  repository: async ({}, provide) => {
    const repository = await RepositoryCopy.make();
    await provide(repository);
    await repository.remove();
  },
});
