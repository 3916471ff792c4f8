import { SHOP_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

const DRESS = '/product/bias-satin-slip-dress';

test('[LANG-20] a Hindi product’s page has the merchant’s Hindi texts @phone', async ({ page }) => {
  await page.goto(`/hi${DRESS}`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Bias Satin Slip Dress' }),
  ).toBeVisible();
  await expect(main.getByText('सिल्क सैटिन से आड़ी कटी').first()).toBeVisible();
  await expect(main.getByRole('radio', { name: 'शैम्पेन' })).toBeVisible();
  await expect(main.getByText('100% मलबरी सिल्क सैटिन, 22 मोमे').first()).toBeAttached();

  const html = await (await page.request.get(page.url())).text();
  expect(html).toMatch(/<meta name="description" content="[^"]*आड़ी कटी/);
  expect(html).toContain(`"url":"${SHOP_ORIGIN}/hi${DRESS}"`);
  expect(html).toContain(`"item":"${SHOP_ORIGIN}/hi/products?category=women"`);
});

test('[LANG-21] filters are in Hindi, and their addresses are those of every language', async ({
  page,
}) => {
  await page.goto('/hi/products?category=women');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'महिलाएँ' })).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'महिलाएँ' }).first(),
  ).toBeVisible();
  await main.getByRole('checkbox', { name: /^लाल/ }).check();
  await expect(page).toHaveURL(/colorFamily=Red/i);
  await expect(main.getByRole('link', { name: 'रंग: लाल हटाएँ' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  const count = await main.getByRole('article').count();

  await page.goto(page.url().replace('/hi/', '/'));
  await expect(main.getByRole('link', { name: 'Remove Color: Red' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(count);
});

test('[LANG-22] the search finds Hindi and English words in both languages @phone', async ({
  page,
}) => {
  const gown = page.getByRole('main').getByRole('link', { name: 'Draped Sari Gown' }).first();
  for (const address of ['/hi/search?q=साड़ी', '/hi/search?q=sari', '/search?q=साड़ी']) {
    await page.goto(address);
    await expect(gown, address).toBeVisible();
  }
});
