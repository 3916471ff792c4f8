import { ok } from '../../fake-api/responses';
import { sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

const PRODUCT = '/product/plain-shirt';

test('[PAGE-06] robots.txt and the sitemap lead to every public page', async ({
  page,
  request,
  fakeApiShop: { origin },
}) => {
  test.slow();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /orders$');

  const locations = async (address: string) => {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) =>
      found.replaceAll('&amp;', '&'),
    );
  };
  const parts = await locations('/sitemap.xml');
  expect(parts).toContain(`${origin}/sitemap/products-1.xml`);
  const addresses = (await Promise.all(parts.map(locations))).flat();
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).not.toContain(`${origin}/login`);
  for (const address of addresses) {
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('[PAGE-06] without the API the sitemap asks crawlers to come back later', async ({
  request,
  fakeApi,
}) => {
  fakeApi.goDown();
  for (const address of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml']) {
    const response = await request.get(address);
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toBe('60');
  }
  expect((await request.get('/robots.txt')).status()).toBe(200);
});

test('[PAGE-07] pages describe store, product and breadcrumbs for search engines', async ({
  page,
  fakeApi,
}) => {
  const described = async (address: string) => {
    await page.goto(address);
    return page.evaluate(() => {
      const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
      return [JSON.parse(text ?? '[]') as { '@type': string }].flat();
    });
  };
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ category: 'Jeans' })));
  const types = (await described(PRODUCT)).map((object) => object['@type']);
  expect(types).toEqual(['Product', 'BreadcrumbList']);
  expect(await described('/')).toMatchObject([{ '@type': 'Organization' }]);
  expect(await described('/products?category=jeans')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Jeans' }] },
  ]);
});

test('[PAGE-07] a listing links the pages before and after it', async ({
  page,
  fakeApi,
  fakeApiShop: { origin },
}) => {
  fakeApi.respondTo('GET /products', ok({ data: [sampleProduct()], count: 30 }));
  const listing = `${origin}/products?category=jeans`;
  for (const [address, expected] of [
    [listing, { next: `${listing}&page=2` }],
    [`${listing}&page=2&utm_source=mail`, { prev: listing, next: `${listing}&page=3` }],
    [`${listing}&page=3`, { prev: `${listing}&page=2` }],
  ] as const) {
    await page.goto(address);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prev], link[rel=next]')].map(
        ({ rel, href }) => [rel, href] as const,
      ),
    );
    expect(Object.fromEntries(links)).toEqual(expected);
  }
});
