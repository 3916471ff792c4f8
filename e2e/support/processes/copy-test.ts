import { RepositoryCopy } from './repository-copy';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The worker's copy of the repository; what a test writes is undone after it, what it builds is kept. */
  repository: RepositoryCopy;
  /** A copy of this test alone, which may add a remote. */
  ownRepository: RepositoryCopy;
}

interface WorkerFixtures {
  workerRepository: RepositoryCopy;
}

/** Tests of what a team does in the repository. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerRepository: [
    async ({}, provide) => {
      const repository = await RepositoryCopy.make();
      await provide(repository);
      await repository.remove();
    },
    { scope: 'worker' },
  ],

  repository: async ({ workerRepository }, provide) => {
    await provide(workerRepository);
    await workerRepository.restore();
  },

  ownRepository: async ({}, provide) => {
    const repository = await RepositoryCopy.make();
    await provide(repository);
    await repository.remove();
  },
});
