import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

test('[LAW-01] a product’s page declares MRP, origin, maker and quantity @phone @smoke', async ({
  page,
}) => {
  await page.goto(`/product/${DEMO.sized}`);
  const main = page.getByRole('main');
  await expect(main.getByText('MRP, inclusive of all taxes')).toBeVisible();
  const declared = (name: string) =>
    main.getByRole('term').getByText(name, { exact: true }).locator('xpath=following::dd[1]');
  await expect(declared('Country of origin')).toHaveText('India');
  await expect(declared('Manufactured by')).toContainText('Bengaluru');
  await expect(declared('Net quantity')).toHaveText('1 piece');
});

test('[LAW-02] the contact page names the grievance officer @phone', async ({ page }) => {
  await page.goto('/contact');
  const officer = page.getByRole('term').getByText('Grievance officer').locator('..');
  await expect(officer).toContainText('Head of Customer Care');
  await expect(officer.getByRole('link')).toHaveText([/@/, /^\+91/]);
  await expect(officer).toContainText('acknowledged within 48 hours');
});

test('[LAW-03] the footer leads to the accessibility statement', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  await link.click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Content Accessibility Guidelines 2.2');
  await expect(page.getByRole('article')).toContainText('What is known to be missing');
});
