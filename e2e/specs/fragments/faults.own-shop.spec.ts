import { rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expectInCart } from '../../support/pages/cart';
import { API_ORIGIN } from '../../support/settings';
import { DEMO } from '../../support/shop/demo-products';
import { publishCopy } from '../../support/published/publish-copy';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const SLOT = '[data-fragment="catalog.recommendations"]';

/** A proxy of the API that holds back the related products. */
async function apiWithoutRelated() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url?.includes('/related')) await released;
      const upstream = await fetch(API_ORIGIN + (request.url ?? ''));
      response.writeHead(upstream.status, { 'content-type': 'application/json' });
      response.end(Buffer.from(await upstream.arrayBuffer()));
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('[FRG-06] without the remote of a fragment, the page is complete and has no trace of the fragment', async ({
  page,
  api,
  customer,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/, /could not be (loaded|shown)/, /SRI|integrity/i);
  const shop = await ownShops.start();
  await startSignedIn(page, customer, [cartLine(await api.product(DEMO.oneSize))], shop.origin);
  const folder = shop.versionFolder('mf-catalog');
  await rename(folder, `${folder}.away`);
  await page.goto(`${shop.origin}/cart`);
  const main = page.getByRole('main');
  await expect(main.getByText('Subtotal')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator(SLOT)).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByRole('button', { name: /Increase/ }).click();
  await expectInCart(page, 2);
});

test('[FRG-07] when a fragment breaks, the page works, and the report names remote and version', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(/Broken on purpose/, /The fragment .* failed/);
  const shop = await ownShops.start();
  const version = await publishCopy(shop, 'mf-catalog', (script) =>
    script.replace('"You may also like"', '(()=>{throw new Error("Broken on purpose.")})()'),
  );
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports')) reports.push(request.postDataJSON());
  });
  await page.goto(`${shop.origin}/product/${DEMO.oneSize}`);
  await page.locator(SLOT).scrollIntoViewIfNeeded();
  await expect(page.locator(SLOT)).toHaveCount(0);
  await expect
    .poll(() => reports)
    .toEqual([
      {
        remote: 'mf-catalog',
        version,
        outcome: 'failed',
        message: 'Broken on purpose.',
        stack: expect.stringContaining(`/mf-catalog/${version}/`),
      },
    ]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(`${shop.origin}/cart`);
});

test('[FRG-08] a fragment whose data is late has its space reserved, and doesn’t delay the page', async ({
  page,
  ownShops,
}) => {
  const slowApi = await apiWithoutRelated();
  const shop = await ownShops.start({ apiOrigin: slowApi.origin });
  const path = `${shop.origin}/product/${DEMO.oneSize}`;
  // The first page waits for the render processes to start.
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('Add to Cart');
  const start = Date.now();
  const html = await (await page.request.get(path)).text();
  expect(Date.now() - start).toBeLessThan(1_000);
  expect(html).toContain('Add to Cart');
  expect(html).not.toContain('You may also like');
  const [slot = ''] = /<div[^>]*data-fragment="catalog.recommendations"[^>]*>/.exec(html) ?? [];
  expect(slot).toContain('data-waiting');
  await slowApi.stop();
});
