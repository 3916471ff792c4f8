import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { REPOSITORY } from '../../support/settings';
import { DEMO } from '../../support/shop/demo-products';
import { publishArchive } from '../../support/published/publish-archive';
import { expect, test } from '../../support/test';

/** The same remote, as it was built for earlier versions of the host contract. */
const BUILDS = path.join(REPOSITORY, 'e2e/earlier-remotes');

for (const archive of readdirSync(BUILDS)) {
  const [, contract = ''] = /-([\d.]+)\.tgz$/.exec(archive) ?? [];

  test(`[REL-10] a remote that was built for host contract ${contract} runs in today’s shell`, async ({
    page,
    ownShops,
  }) => {
    const shop = await ownShops.start();
    await publishArchive(shop, 'mf-archive', path.join(BUILDS, archive));
    const heading = page.getByRole('heading', { level: 1 });
    await rememberServerPage(page);
    await expect(async () => {
      const response = await page.goto(`${shop.origin}/archive`);
      expect(response?.status()).toBe(200);
    }).toPass();
    await expectHydrated(page);

    await test.step('its loader has called the API on the server', async () => {
      await expect(heading).toHaveText('Archive');
      await expect(page.getByText('Merino Roll-Neck at')).toBeVisible();
      await expect(page).toHaveTitle(/^Archive: Merino Roll-Neck/);
    });

    await test.step('commands change the shell’s cart, and the page reads it', async () => {
      await expect(page.getByText('0 in the bag, signed out')).toBeVisible();
      await page.getByRole('button', { name: 'Add it' }).click();
      await expect(page.getByText('1 in the bag, signed out')).toBeVisible();
      await page.getByRole('button', { name: 'Say so' }).click();
      await expect(page.getByText('From the archive')).toBeVisible();
    });

    await test.step('it leads to other remotes’ pages and back', async () => {
      await page.getByRole('button', { name: 'Ask us' }).click();
      await expect(heading).toHaveText('Contact Us');
      await page.goBack();
      await page.getByRole('link', { name: 'See it' }).click();
      await expect(page).toHaveURL(`${shop.origin}/product/${DEMO.sized}`);
      await expect(heading).toHaveText('Merino Roll-Neck');
      await page.goBack();
      await expect(heading).toHaveText('Archive');
    });

    await test.step('it shows its own fragment, and another remote’s', async () => {
      await expect(page.getByRole('link', { name: 'Discover the archive' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    });

    await test.step('its cart line can be ordered', async () => {
      await page.goto(`${shop.origin}/cart`);
      await expect(page.getByRole('link', { name: 'Merino Roll-Neck' }).first()).toBeVisible();
      await expect(page.getByText('Size M, Color Black')).toBeVisible();
    });
  });
}
