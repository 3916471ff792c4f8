import type { Page } from '@playwright/test';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { latinTextsIn } from '../../support/languages/latin-texts';
import { expect, test } from '../../support/test';

/** The texts of the page that are neither Hindi nor in the data that it was sent with. */
async function untranslatedTexts(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const data = (html.match(/<script[^]*?<\/script>/g) ?? []).join('\n');
  return latinTextsIn(page.getByRole('main'), data);
}

test('[LANG-02] the pages of the catalogue are in Hindi, but for what the shop has written @phone', async ({
  page,
  catalogue: { sized },
}) => {
  const pages = [
    { path: '/products?category=women', heading: 'महिलाएँ' },
    { path: sized.path, heading: sized.title },
    { path: `${sized.path}/reviews`, heading: `${sized.title} के रिव्यू` },
    { path: '/products', heading: 'श्रेणी चुनें' },
    { path: '/search?q=dress', heading: '“dress” के नतीजे' },
    { path: '/wishlist', heading: 'विशलिस्ट' },
    { path: '/collections', heading: 'कलेक्शन' },
  ];
  await rememberServerPage(page);
  for (const { path, heading } of pages) {
    await page.goto(`/hi${path}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await untranslatedTexts(page), path).toEqual([]);
  }
});

test('[LANG-02] a Hindi product is chosen and saved in Hindi @phone', async ({
  page,
  catalogue: { sized },
}) => {
  await page.goto('/hi');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'मॉडर्न एसेंशियल्स' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'चुनिंदा श्रेणियाँ' })).toBeVisible();

  await page.goto(`/hi${sized.path}`);
  await main.getByRole('button', { name: 'साइज़ गाइड' }).click();
  const guide = page.getByRole('dialog', { name: 'साइज़ गाइड' });
  await expect(guide.getByRole('heading', { name: 'माप कैसे लें' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'विशलिस्ट', exact: true }).first().click();

  await page.goto('/hi/wishlist');
  await expect(main.getByRole('list', { name: 'आपकी विशलिस्ट' })).toContainText(sized.title);
  await main.getByRole('button', { name: 'विशलिस्ट से हटाएँ' }).click();
  await expect(main.getByText(`${sized.title} को हटा दिया गया है।`)).toBeVisible();
  await expect(main.getByRole('button', { name: `वापस लाएँ: ${sized.title}` })).toBeFocused();
});
