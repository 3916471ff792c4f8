import { overloadProcessorOf } from '../../support/faults/on-server/overload';
import { fetchPage } from '../../support/faults/on-server/server-page';
import { REMOTES } from '../../support/faults/remotes';
import { expect, test } from '../../support/faults/test';
import { PageServer } from '../../support/processes/page-server';

/** Two are enough, because the server treats all remotes alike, and each takes long to start. */
const OVERLOADED = REMOTES.filter(({ name }) => ['mf-catalog', 'mf-content'].includes(name));

/** Time for the process of a new version to start and to render a page, in milliseconds. */
const START = 60_000;

test('an overloaded server blames no version', async ({ api, shop }) => {
  test.setTimeout(3 * START);
  const server = await PageServer.start({ apiOrigin: api.origin, deployRoot: shop.deployRoot });
  const endOverload = overloadProcessorOf(server.pid);
  try {
    for (const remote of OVERLOADED) {
      // A new version, so that its code is loaded while the processor is overloaded.
      await shop.breakRemote(remote.name, 'none');
      await expect
        .poll(async () => (await fetchPage(server.origin, remote)).hasContent, { timeout: START })
        .toBe(true);
    }
  } finally {
    endOverload();
    await server.stop();
  }
  const blamed = server.log
    .split('\n')
    .filter((line) => line.includes('at fault') || line.includes('no longer rendered'));
  expect(blamed).toEqual([]);
});
