import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { latinTextsIn } from '../../support/languages/latin-texts';
import { expect, test } from '../../support/test';

test('[LANG-02] the contact page is in Hindi, with its form and the home page’s fragments @phone', async ({
  page,
  api,
}) => {
  const store = JSON.stringify(await api.storeInfo());
  await rememberServerPage(page);
  await page.goto('/hi/contact');
  await expectHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'हमसे संपर्क करें' })).toBeVisible();
  await main.getByRole('button', { name: 'मैसेज भेजें' }).click();
  await expect(main.getByText('अपना नाम लिखें')).toBeVisible();
  expect(await latinTextsIn(main, store)).toEqual([]);

  await page.goto('/hi');
  const promises = page.getByRole('region', { name: 'हमारा वादा' });
  await expect(promises.getByRole('link', { name: 'वापसी' })).toBeVisible();
  expect(await latinTextsIn(promises, store)).toEqual([]);
  const newsletter = page.getByRole('region', { name: 'हर नई बात जानें' });
  expect(await latinTextsIn(newsletter, store)).toEqual([]);
  await newsletter.getByRole('link', { name: 'गोपनीयता नीति' }).click();
  await expect(page).toHaveURL('/hi/privacy');
});

test('[LANG-02] a policy is in Hindi, and its links stay in Hindi @phone', async ({
  page,
  api,
}) => {
  await page.goto('/hi/return');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'वापसी नीति' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'साइज़ एक्सचेंज करना' })).toBeVisible();
  await expect(main.getByText('अब भी कोई सवाल है? हमें आपकी मदद करके खुशी होगी।')).toBeVisible();
  expect(await latinTextsIn(main, JSON.stringify(await api.storeInfo()))).toEqual([]);
  await expect(main.getByRole('link', { name: 'मेरे ऑर्डर' })).toHaveAttribute('href', '/hi/orders');
  await main.getByRole('link', { name: 'हमसे संपर्क करें' }).click();
  await expect(page).toHaveURL('/hi/contact');
});

test('[LANG-02] the page that tests the connection is in Hindi', async ({ page }) => {
  await page.goto('/hi/api-test');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'API कनेक्शन की जाँच' })).toBeVisible();
  await expect(main.getByText('कनेक्शन ठीक है')).toBeVisible();
});
