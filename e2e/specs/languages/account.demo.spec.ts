import type { Page } from '@playwright/test';
import { ADDRESS } from '../../support/api/customers';
import { deliveredOrder } from '../../support/api/delivered-order';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { latinTextsIn } from '../../support/languages/latin-texts';
import { SHOP_ORIGIN } from '../../support/settings';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** The store's, and those of services. */
const NAMES = ['Aurelle', 'Gmail', 'Outlook', 'Yahoo'];

/** The texts of the page with Latin words that don't consist of what was given, such as names. */
async function untranslatedTexts(page: Page, given: readonly string[]): Promise<string[]> {
  const texts = await latinTextsIn(page.getByRole('main'));
  const left = texts.map((text) => given.reduce((rest, part) => rest.replaceAll(part, ''), text));
  return left.filter((text) => /[a-z]{2}/i.test(text));
}

test('[LANG-02] the forms to sign in, to register and to look an order up are in Hindi @phone', async ({
  page,
}) => {
  const pages = [
    { path: '/login', heading: 'लॉग इन करें' },
    { path: '/register', heading: 'खाता बनाएँ' },
    { path: '/forgot-password', heading: 'पासवर्ड भूल गए' },
    { path: '/reset-password', heading: 'पासवर्ड बदलें' },
    { path: '/verify-email', heading: 'ईमेल की पुष्टि' },
    { path: '/track-order', heading: 'अपना ऑर्डर ट्रैक करें' },
  ];
  await rememberServerPage(page);
  for (const { path, heading } of pages) {
    await page.goto(`/hi${path}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await untranslatedTexts(page, NAMES), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'ऑर्डर ट्रैक करें' }).click();
  await expect(page.getByRole('main').getByText('ऑर्डर नंबर लिखें')).toBeVisible();
});

test('[LANG-02] a sign-in leads back to the Hindi page whose link was followed before its scripts had run', async ({
  page,
  customer,
}) => {
  await rememberServerPage(page);
  await page.goto('/hi/login', { referer: `${SHOP_ORIGIN}/hi/contact` });
  await expectHydrated(page);
  const form = page.getByRole('form', { name: 'लॉग इन करें' });
  await form.getByLabel('ईमेल').fill(customer.email);
  await form.getByRole('textbox', { name: 'पासवर्ड' }).fill(customer.password);
  await form.getByRole('button', { name: 'लॉग इन करें' }).click();
  await expect(page).toHaveURL('/hi/contact');
});

test('[LANG-02] a Hindi shopper reads the account and the orders, and sends a piece back @phone', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const orderId = await deliveredOrder({ api, catalogue, customer });
  const { sized } = catalogue;
  const color = await api.labelOf(sized.id, sized.color, 'hi');
  const given = [
    ...[ADDRESS.address, ADDRESS.city, sized.title, orderId, 'TRK-7', 'INV/'],
    ...[customer.email, customer.firstName, customer.lastName, 'UPI'],
    // Last, because it may be a letter that others contain.
    sized.size,
  ];
  const main = page.getByRole('main');
  await startSignedIn(page, customer, []);
  await page.goto('/hi/account');
  await expect(main.getByRole('heading', { name: 'खाते की जानकारी' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'आपका डेटा' })).toBeVisible();
  expect(await untranslatedTexts(page, given)).toEqual([]);

  await main.getByRole('link', { name: /मेरे ऑर्डर/ }).click();
  await expect(page).toHaveURL('/hi/orders');
  await expect(main.getByRole('article', { name: `ऑर्डर ${orderId}` })).toContainText('डिलीवर हुआ');
  expect(await untranslatedTexts(page, given)).toEqual([]);

  await main.getByRole('link', { name: `ऑर्डर ${orderId}` }).click();
  await expect(main.getByRole('button', { name: `${sized.title} का रिव्यू लिखें` })).toBeVisible();
  await expect(main).toContainText(`${sized.size}, ${color}`);
  expect(await untranslatedTexts(page, given)).toEqual([]);

  await main.getByRole('link', { name: 'वापसी या एक्सचेंज' }).click();
  await expect(page).toHaveURL(`/hi/orders/${orderId}/return`);
  await expect(main).toContainText(`${sized.size}, ${color}`);
  await main.getByRole('button', { name: 'अनुरोध की समीक्षा करें' }).click();
  await expect(main.getByText('कृपया कारण चुनें')).toBeVisible();
  expect(await untranslatedTexts(page, given)).toEqual([]);
  await main.getByLabel('कारण').selectOption('साइज़ छोटा है');
  await main.getByRole('button', { name: 'अनुरोध की समीक्षा करें' }).click();
  await expect(main.getByRole('heading', { name: 'अपना अनुरोध जाँच लें' })).toBeFocused();
  expect(await untranslatedTexts(page, given)).toEqual([]);
  await main.getByRole('button', { name: 'वापसी का अनुरोध भेजें' }).click();
  await expect(main.getByRole('heading', { name: 'आपका अनुरोध मिल गया' })).toBeFocused();
  expect(await untranslatedTexts(page, given)).toEqual([]);
});
