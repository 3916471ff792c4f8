import { BROWSER_FAULTS } from '../../support/faults/in-browser/browser-faults';
import { expectContainedInBrowser } from '../../support/faults/in-browser/expect-contained-in-browser';
import { REMOTES } from '../../support/faults/remotes';
import { recordCell } from '../../support/faults/results';
import { test } from '../../support/faults/test';

for (const fault of BROWSER_FAULTS) {
  for (const remote of REMOTES) {
    test(`in the browser, ${remote.name}, ${fault.name}: the shopper is told, and everything else works`, async ({
      page,
      shop,
    }) => {
      const { after } = await expectContainedInBrowser(page, shop, remote, fault);
      await recordCell({
        side: 'browser',
        column: remote.name,
        fault: fault.name,
        sees: `“This part of the shop is unavailable right now”; ${fault.remedy} brings the page`,
        after,
      });
    });
  }
}
