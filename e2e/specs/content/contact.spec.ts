import type { Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

const THANKS = "Thank you for contacting us. We'll get back to you shortly.";

function contactForm(page: Page) {
  return page.getByRole('form', { name: 'Contact' });
}

async function fillIn(page: Page, message = 'Does it run small?'): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Meera Iyer');
  await form.getByLabel('Email').fill('meera@example.com');
  await form.getByLabel('Subject').fill('A size');
  await form.getByLabel('Message').fill(message);
}

test('[CONT-03] the page shows the store’s contact details and opening hours @smoke', async ({
  page,
  api,
}) => {
  const store = await api.storeInfo();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: store.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${store.companyEmail}`,
  );
  await expect(main.getByRole('link', { name: store.companyPhone })).toHaveAttribute(
    'href',
    `tel:${store.companyPhone.replace(/[^\d+]/g, '')}`,
  );
  await expect(main.getByText(store.companyAddress, { exact: true })).toBeVisible();
  await expect(main.getByText('Monday to Saturday, 10AM - 6PM', { exact: true })).toBeVisible();
});

test('[CONT-04] each field is required, and an invalid email has its message; nothing is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.getByLabel('Name').fill('   ');
  await form.getByRole('button', { name: 'Send Message' }).click();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByText(`${name} is required`)).toBeVisible();
    await expect(form.getByLabel(name)).toHaveAttribute('required', '');
  }
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');

  await fillIn(page);
  await form.getByLabel('Email').fill('meera@nowhere');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeHidden();
});

test('[CONT-04] "Sending..." lasts 1.5 s; pressing again meanwhile sends nothing more', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  // The shop needs timers to start, so they are paused only afterwards.
  await expectInteractive(page);
  await fillIn(page, `${'नमस्ते مرحبا 👋 '.repeat(400)}${'W'.repeat(5000)}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const form = contactForm(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeVisible();
  await page.clock.runFor(1400);
  await sending.click({ force: true });
  await form.getByLabel('Subject').press('Enter');
  await expect(sending).toBeVisible();
  await page.clock.runFor(200);
  await expectToast(page, 'Message Sent', THANKS);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByLabel(name)).toHaveValue('');
  }
  await expect(form.getByText('is required')).toHaveCount(0);
  await page.clock.runFor(1700);
  await expect(page.getByText('Message Sent', { exact: true })).toHaveCount(1);
});

test('[CONT-04] a shopper who leaves while it is sending still gets the confirmation', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Message Sent', THANKS);
});
