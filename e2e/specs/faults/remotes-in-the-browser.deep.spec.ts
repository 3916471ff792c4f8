import { BROWSER_PAIRS } from '../../support/faults/fault-tables';
import { expectContainedInBrowser } from '../../support/faults/in-browser/expect-contained-in-browser';
import { recordResult } from '../../support/faults/results';
import { test } from '../../support/faults/test';

for (const [fault, remote] of BROWSER_PAIRS) {
  test(`in the browser, ${remote.name}, ${fault.name}: the shopper is told, and everything else works`, async ({
    page,
    shop,
  }) => {
    const { after } = await expectContainedInBrowser(page, shop, remote, fault);
    await recordResult({
      table: 'browser',
      fault: fault.name,
      remote: remote.name,
      sees: `“This part of the shop is unavailable right now”; ${fault.remedy} brings the page`,
      after,
    });
  });
}
