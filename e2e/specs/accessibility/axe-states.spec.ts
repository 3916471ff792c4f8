import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on a contact form that was submitted empty', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message is required')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a page that went offline', async ({ page, context }) => {
  await page.goto('/terms');
  await expectInteractive(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on an enlarged picture @phone', async ({ page, catalogue }) => {
  await page.goto(catalogue.sized.path);
  const pictures = page.getByRole('main').getByRole('button', { name: /^Enlarge picture 1/ });
  await pictures.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
