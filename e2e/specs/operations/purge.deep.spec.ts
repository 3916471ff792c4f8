import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import getPort from 'get-port';
import { pagePaths } from '@storefront/host/contracts';
import { shortRupees } from '../../support/pages/money';
import type { ApiProcess } from '../../support/processes/api-process';
import { Varnish } from '../../support/proxies/varnish';
import { cacheStatus } from '../../support/proxies/nginx-cache';
import { expect, test } from '../../support/shop/own-api-test';
import { publishCopy } from '../../support/published/publish-copy';

// They share an API.
test.describe.configure({ mode: 'default' });

/** Pages are kept for far longer than a test takes: what is new on them was purged. */
const settings = { HTML_CACHE_SECONDS: '600' };

/** How soon a change is seen. */
const WITHIN = { timeout: 3_000, intervals: [100] };

const HEADINGS = 'Product,Name,Category,SKU,Price,Stock';
const CAP = pagePaths.product('felt-cap');
const CAPS = pagePaths.category('Caps');
const BAG = pagePaths.product('cotton-bag');
const BAGS = pagePaths.category('Bags');
const SHOWN_ON = {
  [CAP]: 'Felt Cap',
  [CAPS]: 'Felt Cap',
  [BAG]: 'Cotton Bag',
  [BAGS]: 'Cotton Bag',
};

/** Adds a cap of ₹900 and a bag. */
async function addProducts(api: ApiProcess): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-purge-'));
  const file = path.join(folder, 'products.csv');
  const rows = ['felt-cap,Felt Cap,Caps,CAP,900,5', 'cotton-bag,Cotton Bag,Bags,BAG,450,5'];
  await writeFile(file, [HEADINGS, ...rows].join('\n'));
  await api.run('catalogue', 'import', file, '--yes');
  await rm(folder, { recursive: true });
}

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

test('[PAGE-14] pages in Varnish show a new price within 3 seconds, and no other page is dropped', async ({
  request,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(240_000);
  await addProducts(ownApi);
  const port = await getPort();
  const edge = { EDGE_CACHE: 'varnish', EDGE_CACHE_URL: `http://127.0.0.1:${port}` };
  const shop = await ownShops.start({
    apiOrigin: ownApi.origin,
    settings: { ...settings, ...edge },
  });
  const varnish = await Varnish.start(port, Number(new URL(shop.origin).port));
  const statusOf = async (page: string) => cacheStatus(await request.get(varnish.origin + page));
  try {
    for (const [page, text] of Object.entries(SHOWN_ON)) {
      // Until its render processes have started, a page server sends pages without content.
      await expect.poll(() => statusOf(page), { timeout: 60_000 }).toBe('HIT');
      expect(await textOf(request, varnish.origin + page)).toContain(text);
    }

    await ownApi.run('catalogue', 'prices', 'set', 'CAP', '777');
    for (const page of [CAP, CAPS]) {
      const shown = () => textOf(request, varnish.origin + page);
      await expect.poll(shown, WITHIN).toContain(shortRupees(777));
      expect(await shown()).not.toContain(shortRupees(900));
    }
    expect([await statusOf(BAG), await statusOf(BAGS)]).toEqual(['HIT', 'HIT']);

    const version = await publishCopy(shop, 'mf-content', (script) => script);
    for (const page of [BAG, BAGS]) {
      await expect.poll(() => textOf(request, varnish.origin + page), WITHIN).toContain(version);
    }
  } finally {
    await varnish.stop();
  }
});

test('[PAGE-14] a page server without a cache in front shows a new price within 3 seconds, too', async ({
  request,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(240_000);
  await addProducts(ownApi);
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin, settings });
  const shown = (page: string) => textOf(request, origin + page);
  for (const page of [CAP, CAPS]) {
    await expect.poll(() => shown(page), { timeout: 60_000 }).toContain('Felt Cap');
  }
  await ownApi.run('catalogue', 'prices', 'set', 'CAP', '555');
  for (const page of [CAP, CAPS]) {
    await expect.poll(() => shown(page), WITHIN).toContain(shortRupees(555));
  }
});
