import { expectUncovered } from '../../support/checks/layout';
import { readDownload } from '../../support/checks/read-download';
import { fillAddress, placeOrder } from '../../support/pages/checkout';
import { expectToast } from '../../support/pages/toast';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[ADDR-01] [ADDR-02] [ADDR-03] [ADDR-04] name, phone and addresses are kept, and a PIN code fills in city and state @phone', async ({
  page,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto('/account');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit name and phone' }).click();
  await main.getByLabel('First name').fill('Kavya');
  await main.getByRole('textbox', { name: 'Phone' }).fill(customer.phone);
  await main.getByRole('button', { name: 'Save' }).click();
  // A toast stays as long as the pointer is over it, so the next button is pressed by keyboard.
  await page.getByText('Your account is up to date.').hover();
  await expect(main.getByRole('region', { name: 'Your account' })).toContainText('Kavya Iyer');

  const book = main.getByRole('region', { name: 'Addresses' });
  const form = page.getByRole('form', { name: 'Saved address' });
  await book.getByRole('button', { name: 'Add an address' }).press('Enter');
  await expectUncovered(form.getByRole('button', { name: 'Save' }));
  await form.getByRole('button', { name: 'Cancel' }).click();

  for (const [label, pin, city, state] of [
    ['Home', '560025', 'Bengaluru', 'Karnataka'],
    ['Parents', '682001', 'Kochi', 'Kerala'],
  ] as const) {
    await book.getByRole('button', { name: 'Add an address' }).click();
    await form.getByLabel('Full name').fill('Kavya Iyer');
    await form.getByLabel('Address').fill('7 Residency Road');
    await form.getByLabel('Postal code (PIN)').fill(pin);
    await expect(form.getByLabel('City')).toHaveValue(city);
    await expect(form.getByLabel('State')).toHaveValue(state);
    await form.getByLabel('Phone').fill(customer.phone);
    await form.getByLabel('Label').fill(label);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(book.getByRole('listitem').filter({ hasText: city })).toBeVisible();
  }

  await book.getByRole('button', { name: 'Make default: Parents' }).click();
  await expect(book.getByRole('listitem').first()).toContainText(/Parents.*Default/);
  await expect(book.getByText('Default', { exact: true })).toHaveCount(1);
  await book.getByRole('button', { name: 'Edit Parents' }).click();
  await form.getByLabel('City').fill('Ernakulam');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(book.getByRole('listitem').first()).toContainText('Ernakulam, Kerala 682001');

  await book.getByRole('button', { name: 'Delete Parents' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(book.getByRole('listitem')).toHaveText([/Home.*Default/]);
  await expect(book.getByRole('heading')).toBeFocused();
});

test('[ADDR-05] [ADDR-06] [ADDR-07] [ADDR-08] an address that was saved at the checkout is preselected the next time @phone @smoke', async ({
  page,
  catalogue,
  customer,
}) => {
  const { plentiful } = catalogue;
  const line = cartLine(plentiful, {
    selectedSize: plentiful.size,
    selectedColor: plentiful.color,
  });
  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  const form = page.getByRole('form', { name: 'Shipping information' });
  await expect(form.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await fillAddress(page, customer);
  await form.getByLabel('Save for next time').check();
  const saved = page.waitForResponse((response) => response.url().endsWith('/addresses'));
  await placeOrder(page, customer);
  expect((await saved).status()).toBe(201);
  const payment = page.getByRole('form', { name: 'Payment' });
  await expect(payment.getByLabel('Payer’s name')).toHaveValue('Meera Iyer');
  await expect(payment.getByLabel('Payer’s phone')).toHaveValue(customer.phone);
  await expect(payment.getByLabel('Email for the receipt')).toHaveValue(customer.email);

  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /7 Residency Road/ })).toBeChecked();
  await expect(form.getByLabel('City')).toBeHidden();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await expect(form.getByLabel('City')).toHaveValue('');
  await page.getByRole('radio', { name: /7 Residency Road/ }).check();
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});

test('[DATA-01] [DATA-02] [DATA-03] the shopper chooses mails, downloads the stored data, and deletes the account @smoke', async ({
  page,
  api,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/, /409/, /DELETE \/accountInfo failed/);
  const order = await api.placeOrder(customer, catalogue.plentiful.id);
  await startSignedIn(page, customer);
  await page.goto('/account');
  const main = page.getByRole('main');
  const choice = main.getByLabel('Tell me when something on my wishlist costs less');
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await choice.check();
  await changed;
  await page.reload();
  await expect(choice).toBeChecked();

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
  expect(JSON.parse((await readDownload(file)).toString())).toMatchObject({
    account: {
      email: customer.email,
      language: expect.any(String),
      mailWishlist: true,
    },
    orders: [{ id: order.id }],
  });

  await main.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('your orders without your name and address');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a guess');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText(`Order ${order.id} waits`)).toBeVisible();

  // An account without open orders is deleted at once, and its email can register again.
  const other = await api.register();
  await startSignedIn(page, other);
  await page.goto('/account');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(other.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted', 'Your account and what it held are gone.');
  await expect(page).toHaveURL('/');
  await api.register(other);
});
