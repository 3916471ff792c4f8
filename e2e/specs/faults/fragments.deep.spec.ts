import { ok } from '../../fake-api/responses';
import { sampleList, sampleProducts } from '../../fake-api/samples';
import { BROWSER_FAULTS } from '../../support/faults/in-browser/browser-faults';
import { expectFragmentContained } from '../../support/faults/in-browser/expect-fragment-contained';
import { FRAGMENT_PROVIDERS } from '../../support/faults/in-browser/fragment-providers';
import { recordCell } from '../../support/faults/results';
import { test } from '../../support/faults/test';

test.beforeEach(({ api }) => {
  api.respondTo('GET /products/{id}/related', ok(sampleList(sampleProducts(4))));
});

for (const fault of BROWSER_FAULTS) {
  for (const provider of FRAGMENT_PROVIDERS) {
    test(`${provider.fragment} of ${provider.name}, ${fault.name}: the page around it works and shows no error`, async ({
      page,
      shop,
    }) => {
      const { stays, after } = await expectFragmentContained(page, shop, provider, fault);
      await recordCell({
        side: 'fragments',
        column: provider.name,
        fault: fault.name,
        sees: stays ? 'what the server has rendered' : 'the page without it',
        after,
      });
    });
  }
}
