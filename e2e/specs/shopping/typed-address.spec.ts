import { fillAddress, openCheckout } from '../../support/pages/checkout';
import { expect, test } from '../../support/test';

test('[TYPE-01] a phone number is read as it was pasted or typed, or refused whole @smoke', async ({
  page,
  catalogue,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  const phone = form.getByLabel('Phone');

  for (const pasted of ['+91 98000 00000', '0091 98000-00000', '(+91) ९८००० ०००००']) {
    await phone.fill('');
    await phone.click();
    await page.keyboard.insertText(pasted);
    await expect(phone).toHaveValue('+919800000000');
  }
  for (const typed of ['+919800000000', '919800000000', '09800000000']) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue('+919800000000');
  }
  for (const [pasted, kept, message] of [
    ['+65 6123 4567', '+6561234567', 'Phone number must start with +91'],
    ['98000 00000 1', '+9198000000001', 'Phone number must have 10 digits after +91'],
  ] as const) {
    await phone.fill('');
    await phone.click();
    await page.keyboard.insertText(pasted);
    await phone.blur();
    await expect(phone).toHaveValue(kept);
    await expect(phone).toHaveAccessibleDescription(message);
  }
});

test('[TYPE-02] [TYPE-03] where the shop doesn’t deliver and a state of another PIN code are said before the order @phone', async ({
  page,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|GET \/(delivery|pincodes\/999999) failed/);
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders'))
      orders.push(request.url());
  });
  const form = page.getByRole('form', { name: 'Shipping information' });
  const pin = form.getByLabel('Postal code (PIN)');
  const state = form.getByLabel('State');
  const placeOrder = form.getByRole('button', { name: 'Place Order' });

  await pin.fill('999999');
  await expect(pin).toHaveAccessibleDescription(/We don’t deliver to 999999/);
  await placeOrder.click();
  await expect(pin).toBeFocused();

  await pin.fill('११०००१');
  await expect(pin).toHaveValue('110001');
  await state.selectOption('Karnataka');
  await expect(state).toHaveAccessibleDescription(/110001 is in Delhi/);
  await placeOrder.click();
  await expect(state).toBeFocused();
  expect(orders).toEqual([]);

  await state.selectOption('Delhi');
  await expect(state).not.toHaveAccessibleDescription(/Delhi/);
  await placeOrder.click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});
