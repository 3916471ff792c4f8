import { cartLink } from '../../support/pages/cart';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { NO_CONNECTION, SETTINGS, visitAndDisconnect } from './without-connection';

test.use({ serviceWorkers: 'allow' });

test('[OFFL-08] the cart opens and is changed without a connection, and checkout waits for one @phone', async ({
  page,
  context,
  catalogue,
  customer,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_CONNECTION);
  const { origin } = await ownShops.start({ settings: SETTINGS });
  const { plentiful } = catalogue;
  const { size: selectedSize, color: selectedColor } = plentiful;
  const line = cartLine(plentiful, { selectedSize, selectedColor });
  await startSignedIn(page, customer, [line], origin);
  await visitAndDisconnect(page, context, origin, ['/about']);

  await page.goto(`${origin}/cart`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Increase quantity of ${plentiful.title}` }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Checkout and payment need a connection.')).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(`${origin}/checkout`);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
});
