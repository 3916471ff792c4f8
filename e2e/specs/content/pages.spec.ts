import { POLICY_SLUGS } from '@storefront/host/contracts';
import { expectInteractive } from '../../support/checks/hydration';
import { recordCalls } from '../../support/checks/recorded-calls';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[CONT-01] the policies contain the store’s details in place of their placeholders', async ({
  page,
  api,
}) => {
  const store = await api.storeInfo();
  const details = ['companyName', 'companyAddress', 'companyEmail', 'companyPhone'] as const;
  for (const slug of POLICY_SLUGS) {
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    for (const detail of details) {
      if (!store.policies[slug]?.includes(`{{${detail}}}`)) continue;
      await expect(main.getByText(store[detail]).first()).toBeVisible();
    }
    await expect(main).not.toContainText('{{');
  }
});

test('[CONT-04] a message to the store is confirmed after a moment, and isn’t sent anywhere', async ({
  page,
}) => {
  await page.goto('/contact');
  await expectInteractive(page);
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Meera Iyer');
  await form.getByLabel('Email').fill('meera@example.com');
  await form.getByLabel('Subject').fill('A size');
  await form.getByLabel('Message').fill('Does it run small?');
  const calls = recordCalls(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectToast(
    page,
    'Message Sent',
    "Thank you for contacting us. We'll get back to you shortly.",
  );
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(calls).toEqual([]);
});

test('[CONT-05] the connection test shows the store information of the API', async ({
  page,
  api,
}) => {
  const { storeName, companyName } = await api.storeInfo();
  await page.goto('/api-test');
  const main = page.getByRole('main');
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByText(storeName, { exact: true })).toBeVisible();
  await expect(main.getByText(companyName, { exact: true })).toBeVisible();
});
