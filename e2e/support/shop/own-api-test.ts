import { ApiProcess } from '../processes/api-process';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** An API for the tests of one worker, with a database of its own. */
  ownApi: ApiProcess;
}

/** Tests with an API of their own, which they may crash. */
export const test = base.extend<object, WorkerFixtures>({
  ownApi: [
    async ({}, provide) => {
      const api = await ApiProcess.start();
      await provide(api);
      await api.stop();
    },
    // On a busy machine, its start takes a while.
    { scope: 'worker', timeout: 180_000 },
  ],
});
