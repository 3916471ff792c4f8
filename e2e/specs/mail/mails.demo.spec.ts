import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { overflowingElements } from '../../support/checks/layout';
import { API_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

const MAILBOX = `${API_ORIGIN}/sandbox/mailbox`;

/** The URLs of the mails' samples, one of each mail. */
async function findSamples(page: Page): Promise<string[]> {
  await page.goto(`${MAILBOX}/samples`);
  const links = await page.getByRole('listitem').getByRole('link').all();
  return Promise.all(links.map(async (link) => `${API_ORIGIN}${await link.getAttribute('href')}`));
}

test('[MAIL-01] every mail is accessible in dark or light, without horizontal scrolling', async ({
  page,
}) => {
  const samples = await findSamples(page);
  expect(samples.length).toBeGreaterThan(10);
  for (const [index, sample] of samples.entries()) {
    await page.setViewportSize({ width: 390, height: 844 });
    // All mails have the same blocks, so each is checked in one colour scheme only.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await page.goto(sample);
    await expectAccessible(page);
    expect(await overflowingElements(page), sample).toEqual([]);
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await overflowingElements(page), sample).toEqual([]);
  }
});

test('[MAIL-02] [MAIL-03] [MAIL-04] [MAIL-05] a mail about an order is sent at once, with a picture of each piece, without the name of an account whose address isn’t verified, and links to its payment @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await page.goto(`${MAILBOX}?to=${encodeURIComponent(customer.email)}`);
  const picture = page.waitForResponse((response) => response.request().resourceType() === 'image');
  await page.getByRole('link', { name: `Your order ${id}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByText(catalogue.plentiful.title)).toBeVisible();
  expect((await picture).headers()['content-type']).toBe('image/webp');
  await expect(mail.getByText('7 Residency Road')).toBeVisible();
  await expect(mail.getByText(/^Hello, we have received your order/)).toBeVisible();
  await mail.getByRole('link', { name: 'Pay for the order' }).click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('orderId') === id || url.pathname === '/login',
  );
});
