import { ok } from '../../fake-api/responses';
import {
  openPayment,
  openPaymentWith,
  payNow,
  paymentForm,
  sentFields,
} from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';
import { ORDER } from '../../fake-api/samples';
import { expectToast } from '../../support/pages/toast';

/** One field of each type, with all its properties. */
const EVERY_TYPE = ['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox'];
const EVERY_FIELD = EVERY_TYPE.map((type) => ({
  name: `a_${type}`,
  label: `The ${type}`,
  type,
  placeholder: `Your ${type}`,
  description: `About the ${type}`,
  ...(type === 'select' && { options: ['As text', { value: '2', label: 'As a pair' }] }),
}));

const NAME = { name: 'holder', label: 'Card holder', type: 'text' };

test('[PAY-02] "Complete Your Payment" is built from a list of fields, or from an object with one', async ({
  page,
  fakeApi,
}) => {
  for (const [shape, fields] of [
    ['an array of definitions', [NAME]],
    ['an object with fields', { fields: [NAME] }],
  ] as const) {
    await test.step(shape, async () => {
      fakeApi.respondTo('GET /payments/fields', ok(fields));
      const form = await openPayment(page);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Complete Your Payment' }),
      ).toBeVisible();
      await expect(form.getByRole('textbox')).toHaveCount(1);
      await expect(form.getByRole('textbox', { name: 'Card holder' })).toBeVisible();
    });
  }
});

test('[PAY-03] every field type has its control, with label, placeholder, description and options', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, ...EVERY_FIELD);
  const typed = ['text', 'email', 'password', 'number', 'tel'];
  for (const type of typed) {
    const control = form.getByLabel(`The ${type}`, { exact: true });
    await expect(control).toHaveAttribute('type', type);
    await expect(control).toHaveAttribute('placeholder', `Your ${type}`);
    await expect(control).toHaveAccessibleDescription(`About the ${type}`);
    await expect(form.getByText(`About the ${type}`, { exact: true })).toBeVisible();
  }
  const area = form.getByRole('textbox', { name: 'The textarea' });
  expect(await area.evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await expect(area).toHaveAttribute('placeholder', 'Your textarea');
  await expect(area).toHaveAccessibleDescription('About the textarea');

  const select = form.getByRole('combobox', { name: 'The select' });
  await expect(select).toHaveAccessibleDescription('About the select');
  await select.selectOption('As text');
  await expect(select).toHaveValue('As text');
  await select.selectOption({ label: 'As a pair' });
  await expect(select).toHaveValue('2');

  const box = form.getByRole('checkbox', { name: 'The checkbox' });
  await expect(box).toHaveAccessibleDescription('About the checkbox');
  await expect(box).not.toBeChecked();
});

test('[PAY-03] inline fields are side by side where there is room, others never @phone', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    { name: 'month', label: 'Month', type: 'text', inline: true },
    { name: 'year', label: 'Year', type: 'text', inline: true },
    { name: 'note', label: 'Note', type: 'text' },
  );
  // All positions are read in one step, because a message above the fields may still move them.
  const rows = async () => {
    const tops = await form
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
    return [...new Set(tops)].sort((one, other) => one - other).map((top) => tops.indexOf(top));
  };
  // The first field of each row.
  await expect.poll(rows).toEqual(isMobile ? [0, 1, 2] : [0, 2]);
});

test('[PAY-03] a field starts with its default value, formatted by its mask', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    { name: 'city', label: 'City', type: 'text', defaultValue: 'मुंबई' },
    { name: 'card', label: 'Card', type: 'text', mask: '9999 9999', defaultValue: '41112222' },
    { name: 'bank', label: 'Bank', type: 'select', options: ['SBI', 'HDFC'], defaultValue: 'HDFC' },
    { name: 'save', label: 'Save', type: 'checkbox', defaultValue: 'true' },
    { name: 'note', label: 'Note', type: 'textarea', defaultValue: 'Ring twice' },
    { name: 'phone', label: 'Mobile', type: 'tel', defaultValue: '098765 43210' },
  );
  await expect(form.getByLabel('City')).toHaveValue('मुंबई');
  await expect(form.getByLabel('Card')).toHaveValue('4111 2222');
  await expect(form.getByLabel('Bank')).toHaveValue('HDFC');
  await expect(form.getByLabel('Save')).toBeChecked();
  await expect(form.getByLabel('Note')).toHaveValue('Ring twice');
  await expect(form.getByLabel('Mobile')).toHaveValue('+919876543210');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
  expect(sentFields(fakeApi)).toEqual({
    city: 'मुंबई',
    card: '4111 2222',
    bank: 'HDFC',
    save: 'true',
    note: 'Ring twice',
    phone: '+919876543210',
  });
});

test('[PAY-04] without a default a checkbox is "false", a select its first option, the rest empty', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, ...EVERY_FIELD, {
    name: 'agree',
    label: 'I agree',
    type: 'checkbox',
  });
  await form.getByRole('checkbox', { name: 'I agree' }).check();
  await payNow(page);
  await expectToast(page, 'Payment initiated', 'Your payment is being processed');
  expect(sentFields(fakeApi)).toEqual({
    a_text: '',
    a_email: '',
    a_password: '',
    a_number: '',
    a_tel: '',
    a_textarea: '',
    a_select: 'As text',
    a_checkbox: 'false',
    agree: 'true',
  });
});

test('[PAY-09] POST /payments carries orderId and fields, a map of name to string, whatever the names', async ({
  page,
  fakeApi,
}) => {
  const names = ['card', 'card.cvv', 'card[pin]', '1', 'नाम', 'two words', '__proto__x', 'submit'];
  fakeApi.respondTo(
    'GET /payments/fields',
    ok(names.map((name, index) => ({ name, label: `Field ${index}`, type: 'text' }))),
  );
  await openPayment(page);
  for (const [index] of names.entries()) {
    await paymentForm(page).getByLabel(`Field ${index}`).fill(`${index}`);
  }
  await payNow(page);
  await expect(page).toHaveURL('/orders');
  const [paid, ...more] = fakeApi.requestsTo('POST /payments');
  expect(more).toEqual([]);
  expect(paid?.headers.authorization).toBe('Bearer any');
  expect(paid?.body).toEqual({
    orderId: ORDER,
    fields: Object.fromEntries(names.map((name, index) => [name, `${index}`])),
  });
});
