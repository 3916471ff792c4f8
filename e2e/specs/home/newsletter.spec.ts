import type { Page } from '@playwright/test';
import { expectControlled } from '../../support/checks/hydration';
import { recordCalls } from '../../support/checks/recorded-calls';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

async function openNewsletter(page: Page) {
  await page.goto('/');
  const newsletter = page.getByRole('region', { name: 'Stay Informed' });
  await newsletter.scrollIntoViewIfNeeded();
  await expectControlled(newsletter.locator('form'));
  return newsletter;
}

test('[HOME-09] the newsletter form has an email field and a description', async ({ page }) => {
  const newsletter = await openNewsletter(page);
  await expect(newsletter.getByRole('heading', { name: 'Stay Informed' })).toBeVisible();
  await expect(newsletter.getByText('No spam, only exclusivity')).toBeVisible();
  const field = newsletter.getByLabel('Email address');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('required');
  await expect(newsletter.getByText(/^By subscribing you agree .* Privacy Policy/)).toBeVisible();
  await newsletter.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('[FRG-35] the newsletter is in the server’s HTML of the home page', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html.match(/Stay Informed/g)).toHaveLength(1);
});

test('[HOME-09] an invalid email address is rejected', async ({ page }) => {
  const newsletter = await openNewsletter(page);
  const field = newsletter.getByLabel('Email address');
  for (const text of ['', 'meera', 'meera@', '@example.com', 'meera iyer@example.com']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity()), text).toBe(
      false,
    );
    await expect(field).toHaveValue(text);
  }
  await expect(page.getByText('Subscribed!')).toBeHidden();
});

test('[HOME-10] the newsletter form confirms, clears its field and sends no request', async ({
  page,
}) => {
  const newsletter = await openNewsletter(page);
  const field = newsletter.getByLabel('Email address');
  await field.fill('meera@example.com');

  const calls = recordCalls(page);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/');
  expect(calls).toEqual([]);
});

test('[HOME-10] Enter subscribes as well, and a second press doesn’t confirm again', async ({
  page,
}) => {
  const newsletter = await openNewsletter(page);
  const field = newsletter.getByLabel('Email address');
  await field.fill('meera@example.com');
  await field.press('Enter');
  await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');

  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Subscribed!')).toHaveCount(1);
});
