import { failure, ok, type FakeResponse } from '../../fake-api/responses';
import { sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

const PRODUCT = '/product/linen-shirt';

const PRICE = /₹[\d.]+/;

const shipping = (price: number) => ok(sampleStore({ shipping: { method: 'Post', price } }));

/** The responses to the page and to its fragment, in whichever order they ask. */
const PAIRS: [string, FakeResponse, FakeResponse][] = [
  ['changes', shipping(49), shipping(99)],
  ['fails the first time', failure(500), shipping(99)],
  ['fails the second time', shipping(99), failure(500)],
];

for (const [what, ...responses] of PAIRS) {
  test(`[FRG-40] a page and its fragments show the same store information if it ${what} while the server renders both`, async ({
    page,
    fakeApi,
    consoleGuard,
  }) => {
    consoleGuard.allow(/store information could not be loaded/);
    // Until the processes that render have started, a page is sent without content.
    const html = async () => (await page.request.get(PRODUCT)).text();
    await expect.poll(html).toContain('aria-label="Our promise"');
    const remaining = [...responses];
    fakeApi.respondTo('GET /storeInfo', () => remaining.shift() ?? shipping(99));
    await page.goto(PRODUCT);
    const promises = page.getByRole('region', { name: 'Our promise' });
    await promises.scrollIntoViewIfNeeded();
    const onPage = page.getByRole('list', { name: 'Shipping and returns' });
    await expect(onPage).toContainText(PRICE);
    const price = PRICE.exec((await onPage.textContent()) ?? '')?.[0] ?? 'no price';
    await expect(promises).toContainText(`${price} for every order`);
  });
}
