import { ApiProcess } from '../processes/api-process';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** An API that no other test talks to meanwhile, on data of its own. */
  ownApi: ApiProcess;
}

/** Tests over an API of their own, which they may kill. */
export const test = base.extend<object, WorkerFixtures>({
  ownApi: [
    async ({}, provide) => {
      const api = await ApiProcess.start();
      await provide(api);
      await api.stop();
    },
    // It fills a database first.
    { scope: 'worker', timeout: 180_000 },
  ],
});
