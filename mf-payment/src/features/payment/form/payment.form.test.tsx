import { screen, waitFor } from '@testing-library/react';
import { holder, method, openPayment, ORDER, payNow } from '../../../testing/open-payment';

test.each([
  ['a list', [holder]],
  ['an object with fields', { fields: [holder] }],
])('[PAY-02] the form is built from %s', async (_, fields) => {
  await openPayment({ fields });
  expect(await screen.findByRole('textbox', { name: 'Card holder' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Your Payment');
});

test('[PAY-03] each type of field has its control, with placeholder and description', async () => {
  const types = ['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox'];
  await openPayment({
    fields: types.map((type) => ({
      name: type,
      label: `The ${type}`,
      type,
      description: `About the ${type}`,
      placeholder: `Your ${type}`,
      options: [{ value: '1', label: 'One' }, 'Two'],
    })),
  });
  const controls = [
    await screen.findByRole('textbox', { name: 'The text' }),
    screen.getByRole('textbox', { name: 'The email' }),
    screen.getByLabelText('The password'),
    screen.getByRole('spinbutton', { name: 'The number' }),
    screen.getByRole('textbox', { name: 'The tel' }),
    screen.getByRole('textbox', { name: 'The textarea' }),
    screen.getByRole('combobox', { name: 'The select' }),
    screen.getByRole('checkbox', { name: 'The checkbox' }),
  ];
  controls.forEach((control, index) => {
    expect(control).toHaveAccessibleDescription(`About the ${types[index] ?? ''}`);
  });
  expect(screen.getByRole('textbox', { name: 'The text' })).toHaveAttribute(
    'placeholder',
    'Your text',
  );
  expect(screen.getByRole('option', { name: 'One' })).toHaveValue('1');
  expect(screen.getByRole('option', { name: 'Two' })).toHaveValue('Two');
});

test('[PAY-18] a select whose options are a list has them all in sight', async () => {
  const methods = { ...method, list: true, description: 'No money moves.' };
  const { calls, user } = await openPayment({ fields: [methods] });
  const group = await screen.findByRole('radiogroup', { name: 'Method' });
  expect(group).toHaveAccessibleDescription('No money moves.');
  expect(screen.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Card' }));
  await user.click(await payNow());
  expect(calls.at(-1)?.body).toEqual({ orderId: ORDER, fields: { method: 'Card' } });
});

test('[PAY-03] a mask formats the typed text', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'code', label: 'Code', mask: 'aa-99/*' }],
  });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, 'x7yz12b');
  expect(code).toHaveValue('xy-12/b');
});

test('[PAY-04] defaults and a checked checkbox are sent as text', async () => {
  const { calls, user } = await openPayment({
    fields: [
      method,
      { name: 'save', label: 'Save', type: 'checkbox' },
      { name: 'terms', label: 'Terms', type: 'checkbox' },
      { name: 'note', label: 'Note', defaultValue: 'Gift' },
      { name: 'other', label: 'Other' },
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Terms' }));
  await user.click(await payNow());
  expect(calls.at(-1)?.body).toEqual({
    orderId: ORDER,
    fields: { method: 'UPI', save: 'false', terms: 'true', note: 'Gift', other: '' },
  });
});

const giftFields = [
  { name: 'gift', label: 'Gift card' },
  { name: 'pin', label: 'Gift card PIN', showWhenFilled: ['gift'] },
];

test('[PAY-05] a field is shown once another one has a value, and sent only then', async () => {
  const { calls, user } = await openPayment({
    fields: giftFields,
    payments: [{ success: false, error: 'No' }, { success: true }],
  });
  const gift = await screen.findByRole('textbox', { name: 'Gift card' });
  expect(screen.queryByRole('textbox', { name: 'Gift card PIN' })).not.toBeInTheDocument();
  await user.click(await payNow());
  expect(calls.at(-1)?.body).toEqual({ orderId: ORDER, fields: { gift: '' } });

  await user.type(gift, 'G1');
  await user.type(screen.getByRole('textbox', { name: 'Gift card PIN' }), '42');
  expect(screen.queryByRole('button', { name: 'Show Additional Fields' })).not.toBeInTheDocument();
  await user.click(await payNow());
  expect(calls.at(-1)?.body).toEqual({ orderId: ORDER, fields: { gift: 'G1', pin: '42' } });
});

test('[PAY-05] a button shows the additional fields and moves the focus there', async () => {
  const { user } = await openPayment({ fields: giftFields });
  await user.click(await screen.findByRole('button', { name: 'Show Additional Fields' }));
  expect(screen.getByRole('textbox', { name: 'Gift card PIN' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show Additional Fields' })).not.toBeInTheDocument();
});

test('[PAY-06] a blank required field shows an error, which disappears when the field is edited', async () => {
  const { calls, user } = await openPayment({ fields: [holder] });
  await user.click(await payNow());
  const input = screen.getByRole('textbox', { name: 'Card holder' });
  expect(input).toHaveAccessibleDescription('Card holder is required');
  await waitFor(() => expect(input).toHaveFocus());
  await user.type(input, 'A');
  expect(input).not.toHaveAccessibleDescription();
  expect(calls.filter(({ method: verb }) => verb === 'POST')).toEqual([]);
});

test('[PAY-06] an unchecked required checkbox shows an error', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'terms', label: 'I agree', type: 'checkbox', rules: { required: true } }],
  });
  await user.click(await payNow());
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
    'I agree is required',
  );
});

test('[PAY-07] a phone field keeps +91 and allows as many digits as its rules', async () => {
  const { calls, user } = await openPayment({
    fields: [{ name: 'payerPhone', label: 'Mobile', type: 'text', rules: { maxLength: 8 } }],
  });
  const phone = await screen.findByRole('textbox', { name: 'Mobile' });
  expect(phone).toHaveValue('+91');
  await user.type(phone, '98a76 54321');
  expect(phone).toHaveValue('+9198765432');
  await user.click(await payNow());
  expect(calls.at(-1)?.body).toEqual({ orderId: ORDER, fields: { payerPhone: '+9198765432' } });
});

test('[PAY-08] a phone number that is too short shows how many digits it needs', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'mobile', label: 'Mobile', type: 'tel', rules: { minLength: 8 } }],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '123');
  await user.click(await payNow());
  expect(
    await screen.findByText('Phone number must have at least 8 digits after +91'),
  ).toBeVisible();
});
