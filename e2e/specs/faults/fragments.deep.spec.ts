import { ok } from '../../fake-api/responses';
import { sampleList, sampleProducts } from '../../fake-api/samples';
import { BROWSER_FAULTS } from '../../support/faults/in-browser/browser-faults';
import { expectFragmentContained } from '../../support/faults/in-browser/expect-fragment-contained';
import { LENDERS } from '../../support/faults/in-browser/lenders';
import { recordCell } from '../../support/faults/results';
import { test } from '../../support/faults/test';

test.beforeEach(({ api }) => {
  api.respondTo('GET /products/{id}/related', ok(sampleList(sampleProducts(4))));
});

for (const fault of BROWSER_FAULTS) {
  for (const lender of LENDERS) {
    test(`${lender.fragment} of ${lender.name}, ${fault.name}: the page around it works and says nothing of it`, async ({
      page,
      shop,
    }) => {
      const { stays, after } = await expectFragmentContained(page, shop, lender, fault);
      await recordCell({
        side: 'fragments',
        column: lender.name,
        fault: fault.name,
        sees: stays ? 'what the server has rendered' : 'the page without it',
        after,
      });
    });
  }
}
