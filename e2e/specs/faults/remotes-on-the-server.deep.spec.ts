import { SERVER_PAIRS } from '../../support/faults/fault-tables';
import { expectContainedOnServer } from '../../support/faults/on-server/expect-contained-on-server';
import { recordResult } from '../../support/faults/results';
import { test } from '../../support/faults/test';

for (const [fault, remote] of SERVER_PAIRS) {
  test(`on the server, ${remote.name}, ${fault.name}: all other pages are complete`, async ({
    shop,
  }) => {
    const { after } = await expectContainedOnServer(shop, remote, fault);
    await recordResult({
      table: 'server',
      fault: fault.name,
      remote: remote.name,
      sees: remote.isRenderedOnServer ? `the page ${fault.page}` : 'the page as always',
      after,
    });
  });
}
