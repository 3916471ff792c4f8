import { ok } from '../../fake-api/responses';
import { sampleList, sampleProducts } from '../../fake-api/samples';
import { FRAGMENT_PAIRS } from '../../support/faults/fault-tables';
import { expectFragmentContained } from '../../support/faults/in-browser/expect-fragment-contained';
import { recordResult } from '../../support/faults/results';
import { test } from '../../support/faults/test';

test.beforeEach(({ api }) => {
  api.respondTo('GET /products/{id}/related', ok(sampleList(sampleProducts(4))));
});

for (const [fault, provider] of FRAGMENT_PAIRS) {
  test(`${provider.fragment} of ${provider.name}, ${fault.name}: the page around it works and shows no error`, async ({
    page,
    shop,
  }) => {
    const { stays, after } = await expectFragmentContained(page, shop, provider, fault);
    await recordResult({
      table: 'fragments',
      fault: fault.name,
      remote: provider.name,
      sees: stays ? 'what the server has rendered' : 'the page without it',
      after,
    });
  });
}
