import { expectContainedOnServer } from '../../support/faults/on-server/expect-contained-on-server';
import { REMOTES } from '../../support/faults/remotes';
import { recordCell } from '../../support/faults/results';
import { SERVER_FAULTS } from '../../support/faults/on-server/server-faults';
import { test } from '../../support/faults/test';

for (const fault of SERVER_FAULTS) {
  for (const remote of REMOTES) {
    test(`on the server, ${remote.name}, ${fault.name}: all other pages are complete`, async ({
      shop,
    }) => {
      const { after } = await expectContainedOnServer(shop, remote, fault);
      await recordCell({
        side: 'server',
        column: remote.name,
        fault: fault.name,
        sees: remote.isRenderedOnServer ? `the page ${fault.page}` : 'the page as always',
        after,
      });
    });
  }
}
