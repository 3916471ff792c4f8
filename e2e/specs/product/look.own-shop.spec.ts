import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSoon } from '../../support/checks/expect-soon';
import { ApiProcess } from '../../support/processes/api-process';
import { expect, test } from '../../support/shop/own-api-test';

const PRODUCT = '/product/lambswool-rib-cardigan';

const LOOK = [
  'Look,Product',
  'Sunday,lambswool-rib-cardigan',
  // Sold out.
  'Sunday,camel-hair-overcoat',
  'Sunday,okayama-slim-jeans',
];

async function expectLook(page: Page, titles: string[]): Promise<void> {
  const slot = page.locator('[data-fragment="catalog.look"]');
  await slot.scrollIntoViewIfNeeded({ timeout: 2_000 });
  await expect(slot.getByRole('heading', { level: 3 })).toHaveText(titles, { timeout: 2_000 });
}

test('[PDP-18] an operator sets a look by a file and removes it, and the page follows', async ({
  page,
  ownShops,
}) => {
  test.setTimeout(240_000);
  const api = await ApiProcess.start();
  const folder = await mkdtemp(path.join(tmpdir(), 'look-'));
  try {
    const { origin } = await ownShops.start({ apiOrigin: api.origin });
    const file = path.join(folder, 'looks.csv');
    const set = async (lines: string[]) => {
      await writeFile(file, lines.join('\n'));
      return api.run('catalogue', 'look', 'set', file);
    };
    expect(await set([...LOOK, 'Sunday,straw-hat'])).toContain('There is no product straw-hat');
    expect(await set(LOOK)).toContain('1 look set: Sunday');
    await page.goto(`${origin}${PRODUCT}`);
    await expectSoon(page, () => expectLook(page, ['Okayama Slim Jeans', 'Camel Hair Overcoat']));
    await api.run('catalogue', 'look', 'remove', 'Sunday');
    await expectSoon(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-fragment="catalog.look"]')).toHaveCount(0, { timeout: 500 });
    });
  } finally {
    await rm(folder, { recursive: true });
    await api.stop();
  }
});
