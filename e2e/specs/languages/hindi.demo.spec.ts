import type { Page } from '@playwright/test';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { SHOP_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

/** What the page says about its address in other languages, from the path on. */
function linksIn(html: string, rel: string): string[] {
  const links = html.matchAll(
    new RegExp(`<link rel="${rel}"(?: hreflang="(.*?)")? href="(.*?)">`, 'g'),
  );
  return [...links].map(([, tag = '', href = '']) =>
    `${tag} ${href.replace(SHOP_ORIGIN, '')}`.trim(),
  );
}

function headerOf(page: Page) {
  return page.getByRole('banner');
}

test('[LANG-01] [LANG-02] a Hindi page is sent in Hindi, hydrated as it is, and its links stay in Hindi @smoke', async ({
  page,
  request,
}) => {
  const response = await request.get('/hi');
  expect(response.headers()['content-language']).toBe('hi-IN');
  const html = await response.text();
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('मुख्य सामग्री पर जाएँ');
  expect(linksIn(html, 'canonical')).toEqual(['/hi']);
  expect(linksIn(html, 'alternate')).toEqual(['en-IN /', 'hi-IN /hi', 'x-default /']);

  await rememberServerPage(page);
  await page.goto('/hi');
  await expectHydrated(page);
  await headerOf(page).getByRole('link', { name: 'सेल', exact: true }).click();
  await expect(page).toHaveURL(/\/hi\/products\?onSale=true/);
  await headerOf(page).getByRole('link', { name: 'विशलिस्ट, 0 उत्पाद' }).click();
  await expect(page).toHaveURL('/hi/wishlist');
  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/products\?onSale=true/);
});

test('[LANG-02] the missing page, and the page that asks to sign in, are those of the language', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/hi/no/such/page');
  await expect(page.getByRole('heading', { name: 'क्षमा करें! यह पेज नहीं मिला' })).toBeVisible();
  await page.getByRole('link', { name: 'होम पेज पर लौटें' }).click();
  await expect(page).toHaveURL('/hi');
  await page.goto('/hi/checkout');
  await expect(page).toHaveURL('/hi/login');
  await expect(page.getByText('चेकआउट के लिए कृपया लॉग इन करें')).toBeVisible();
});

test('[LANG-03] footer and menu link to the same page in the other language', async ({ page }) => {
  await page.goto('/products?new=true');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/products?new=true');
  await page.goto('/track-order?from=mail');
  await footer.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/track-order?from=mail');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page
    .getByRole('navigation', { name: 'मेन्यू' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL('/track-order?from=mail');
});

test('[LANG-04] the sitemap lists each page in both languages', async ({ request }) => {
  const xml = await (await request.get('/sitemap/pages.xml')).text();
  for (const path of ['/products', '/hi/products'])
    expect(xml).toContain(`<loc>${SHOP_ORIGIN}${path}</loc>`);
  expect(xml).toContain(`hreflang="hi-IN" href="${SHOP_ORIGIN}/hi/products"`);
});

test('[LANG-06] without its translations the shop is English, and works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/translations could not be loaded|ERR_FAILED|hydrat|#418/i);
  await page.route(/chunk\.messages-hi/, (route) => route.abort());
  await page.goto('/hi');
  await page.getByRole('link', { name: 'Wishlist, 0 items' }).click();
  await expect(page).toHaveURL('/hi/wishlist');
});
