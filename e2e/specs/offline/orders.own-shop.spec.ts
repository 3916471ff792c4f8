import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { NO_CONNECTION, SETTINGS, visitAndDisconnect } from './without-connection';

test.use({ serviceWorkers: 'allow' });

test('[OFFL-07] an opened order stays readable without a connection, until its shopper signs out @phone', async ({
  page,
  context,
  api,
  catalogue,
  customer,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  await startSignedIn(page, customer, [], origin);
  await visitAndDisconnect(page, context, origin, ['/about', `/orders/${id}`]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText(catalogue.plentiful.title).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Prices and stock are of')).toBeHidden();
  await page.goto(`${origin}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringContaining('account'));
  await context.setOffline(true);
  await page.goto(`${origin}/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});
