import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** How many cards are side by side in the first row. */
async function columnsOf(page: Page): Promise<number> {
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('[PLP-04] the list has 3 columns, or 2 or 4 if chosen, and remembers the choice', async ({
  page,
  context,
  catalogue,
}) => {
  await page.goto(catalogue.large.path);
  const toggle = page.getByRole('group', { name: 'Columns' });
  await expect(toggle.getByRole('button')).toHaveText(['2', '3', '4']);
  await expect(toggle.getByRole('button', { pressed: true })).toHaveText('3');
  await expect.poll(() => columnsOf(page)).toBe(3);

  for (const count of [2, 4]) {
    await toggle.getByRole('button', { name: `${count} columns` }).click();
    await expect(toggle.getByRole('button', { pressed: true })).toHaveText(String(count));
    await expect.poll(() => columnsOf(page)).toBe(count);
  }
  await page.reload();
  await expect.poll(() => columnsOf(page)).toBe(4);
  const other = await context.newPage();
  await other.goto(catalogue.sized.shelf.path);
  await expect.poll(() => columnsOf(other)).toBe(4);
  await other.getByRole('button', { name: '2 columns' }).click();
  await expect.poll(() => columnsOf(page)).toBe(2);
});

test('[PLP-04] the column toggle is hidden below 768 px', async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(catalogue.large.path);
  const toggle = page.getByRole('group', { name: 'Columns' });
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(toggle).toBeHidden();
});
