import { ok } from '../../fake-api/responses';
import { sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

test('[CONT-03] the store’s profiles are linked; links other than http(s) are left out', async ({
  page,
  fakeApi,
}) => {
  const socialLinks = [
    { name: 'Instagram', url: 'https://instagram.example/kavya' },
    { name: '', url: 'https://pins.example/kavya' },
    { name: 'Bad', url: 'javascript:window.ran = 1' },
    { name: 'Broken', url: 'instagram' },
  ];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ socialLinks })));
  await page.goto('/contact');
  const profiles = page.getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect(profiles).toHaveText(['Instagram', 'pins.example']);
  await expect(profiles.first()).toHaveAttribute('href', 'https://instagram.example/kavya');
});

test('[CONT-03] missing store details aren’t shown; the opening hours always are', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok({ storeName: 'Bare' }));
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('Monday to Saturday, 10AM - 6PM', { exact: true })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Hours']);
  await expect(page.getByRole('list', { name: 'Follow us' })).toBeHidden();
});
