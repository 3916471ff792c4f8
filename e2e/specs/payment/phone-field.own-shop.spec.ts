import type { Locator } from '@playwright/test';
import { openPaymentWith, payNow, sentFields } from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';

const mobile = (over: object = {}) => ({ name: 'mobile', label: 'Mobile', type: 'tel', ...over });

test('[PAY-07] a phone field, by its type or its name, holds +91 and at most 10 digits', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    mobile(),
    { name: 'payerPhoneNumber', label: 'By name', type: 'text' },
    { name: 'short', label: 'Short', type: 'tel', rules: { minLength: 4, maxLength: 6 } },
  );
  const phone = form.getByLabel('Mobile');
  await expect(phone).toHaveValue('+91');
  await phone.pressSequentially('98a76 5-4321099');
  await expect(phone).toHaveValue('+919876543210');
  await phone.press('Home');
  await phone.press('Delete');
  await expect(phone).toHaveValue('+919876543210');
  for (const typed of [
    '+91 98765 43210',
    '09876543210',
    '00919876543210',
    '9876543210',
    '(98765) 43210',
  ]) {
    await phone.fill(typed);
    await expect(phone).toHaveValue('+919876543210');
  }
  await form.getByLabel('By name').fill('98 765 43 210');
  await expect(form.getByLabel('By name')).toHaveValue('+919876543210');
  await form.getByLabel('Short').pressSequentially('123456789');
  await expect(form.getByLabel('Short')).toHaveValue('+91123456');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
  expect(sentFields(fakeApi)).toEqual({
    mobile: '+919876543210',
    payerPhoneNumber: '+919876543210',
    short: '+91123456',
  });
});

/** Types a number, leaves the field, and waits for its error. */
async function expectComplaint(phone: Locator, typed: string, message: string): Promise<void> {
  await phone.fill(typed);
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(message);
}

test('[PAY-08] a blank or short number shows which number is required', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, mobile({ rules: { required: true } }));
  const phone = form.getByLabel('Mobile');
  await payNow(page);
  await expect(phone).toHaveAccessibleDescription('This field is required');
  await expect(phone).toBeFocused();
  await phone.pressSequentially('98');
  await expect(phone).toHaveAccessibleDescription('');
  await expectComplaint(phone, '987654321', 'Phone number must have 10 digits after +91');
  await expectComplaint(phone, '+91', 'This field is required');
  await payNow(page);
  expect(fakeApi.requestsTo('POST /payments')).toEqual([]);
  await phone.fill('9876543210');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
});

test('[PAY-08] the number of digits is the one that the rules name', async ({ page, fakeApi }) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    mobile({ rules: { minLength: 6, maxLength: 8 } }),
    {
      name: 'other',
      label: 'Other',
      type: 'tel',
      rules: { maxLength: 4, pattern: '^[6-9]' },
    },
  );
  const phone = form.getByLabel('Mobile');
  await expectComplaint(phone, '12345', 'Phone number must have at least 6 digits after +91');
  await expectComplaint(
    phone,
    '123456789',
    'Phone number must have no more than 8 digits after +91',
  );
  await expectComplaint(phone, '12345678', '');
  await expectComplaint(form.getByLabel('Other'), '1234', 'Invalid phone number format');
  await expectComplaint(form.getByLabel('Other'), '9876', '');
});

test('[PAY-08] a prefilled number with too many digits is kept, with an error', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    mobile({ defaultValue: '+91 12345', rules: { maxLength: 3 } }),
  );
  const phone = form.getByLabel('Mobile');
  await expect(phone).toHaveValue('+9112345');
  await payNow(page);
  await expect(phone).toHaveAccessibleDescription(
    'Phone number must have no more than 3 digits after +91',
  );
  await phone.press('End');
  await phone.press('Backspace');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('+91123');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
});

test('[PAY-08] a prefilled number of another country says "Phone number must start with +91"', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, mobile({ defaultValue: '+44 20 7946 0958' }));
  const phone = form.getByLabel('Mobile');
  await expect(phone).toHaveValue('+442079460958');
  await payNow(page);
  await expect(phone).toHaveAccessibleDescription('Phone number must start with +91');
  expect(fakeApi.requestsTo('POST /payments')).toEqual([]);
  await phone.fill('9876543210');
  await expect(phone).toHaveValue('+919876543210');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
});
