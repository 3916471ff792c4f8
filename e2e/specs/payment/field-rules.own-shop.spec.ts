import { openPaymentWith, payNow, paymentForm, sentFields } from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';

test('[PAY-03] minLength, maxLength and pattern apply to every filled-in field', async ({
  page,
  fakeApi,
}) => {
  const rules = { minLength: 3, maxLength: 4, pattern: '^[a-z0-9@.]+$' };
  const types = ['text', 'password', 'textarea', 'number'];
  const form = await openPaymentWith(
    page,
    fakeApi,
    ...types.map((type) => ({ name: type, label: `The ${type}`, type, rules })),
    { name: 'mail', label: 'The mail', type: 'email', rules: { maxLength: 8 } },
    {
      name: 'bank',
      label: 'The bank',
      type: 'select',
      options: ['!', 'sbi'],
      rules: { pattern: '^[a-z]+$' },
    },
  );
  const fillAll = async (value: string) => {
    for (const type of types) await form.getByLabel(`The ${type}`, { exact: true }).fill(value);
  };
  const expectAll = async (complaint: string) => {
    await payNow(page);
    for (const type of types) {
      await expect(form.getByText(`The ${type} ${complaint}`)).toBeVisible();
    }
  };

  await form.getByLabel('The mail').fill('meera@shop.example');
  await fillAll('12');
  await expectAll('must have at least 3 characters');
  await expect(form.getByText('The mail must have no more than 8 characters')).toBeVisible();
  await expect(form.getByText('The bank is not valid')).toBeVisible();
  await fillAll('12345');
  await expectAll('must have no more than 4 characters');
  await fillAll('-123');
  await expectAll('is not valid');
  expect(fakeApi.requestsTo('POST /payments')).toEqual([]);

  await fillAll('123');
  await form.getByLabel('The mail').fill('a@b.c');
  await form.getByLabel('The bank').selectOption('sbi');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
  expect(sentFields(fakeApi)).toEqual({
    text: '123',
    password: '123',
    textarea: '123',
    number: '123',
    mail: 'a@b.c',
    bank: 'sbi',
  });
});

test('[PAY-03] in a mask 9 is a digit, a is a letter, * is either, all else is literal', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(
    page,
    fakeApi,
    { name: 'code', label: 'Code', type: 'text', mask: '99/aa-**#' },
    { name: 'pin', label: 'Pin', type: 'password', mask: '99-99' },
    { name: 'card', label: 'Card', type: 'number', mask: '9999 9999' },
  );
  const code = form.getByLabel('Code');
  await code.pressSequentially('x1y2');
  await expect(code).toHaveValue('12');
  await code.pressSequentially('3bc9d');
  await expect(code).toHaveValue('12/bc-9d');
  await code.press('Backspace');
  await code.press('Backspace');
  await expect(code).toHaveValue(/^12\/bc-?$/);
  await payNow(page);
  await expect(form.getByText('Code must be filled in completely')).toBeVisible();
  await code.fill('12bcd4');
  await expect(code).toHaveValue('12/bc-d4');
  await form.getByRole('textbox', { name: 'Pin' }).fill('1234');
  await form.getByLabel('Card').fill('11112222');
  await payNow(page);
  await expect(page).toHaveURL('/orders');
  expect(sentFields(fakeApi)).toEqual({ code: '12/bc-d4', pin: '12-34', card: '1111 2222' });
});

const GIFT = [
  { name: 'gift', label: 'Gift card', type: 'text' },
  { name: 'save', label: 'Save it', type: 'checkbox' },
  { name: 'phone', label: 'Mobile', type: 'tel' },
  {
    name: 'pin',
    label: 'Gift card PIN',
    type: 'text',
    rules: { required: true },
    showWhenFilled: ['gift', 'save', 'phone'],
  },
];

test('[PAY-05] a field is hidden until one of the fields it names has a value, and isn’t sent until then', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, ...GIFT);
  const pin = form.getByLabel('Gift card PIN');
  const more = form.getByRole('button', { name: 'Show Additional Fields' });
  await expect(pin).toBeHidden();
  await form.getByLabel('Gift card').fill('   ');
  await expect(pin).toBeHidden();

  await form.getByRole('checkbox', { name: 'Save it' }).check();
  await expect(pin).toBeVisible();
  await expect(more).toBeHidden();
  await form.getByRole('checkbox', { name: 'Save it' }).uncheck();
  await expect(pin).toBeHidden();
  await form.getByLabel('Mobile').fill('98');
  await expect(pin).toBeVisible();
  await form.getByLabel('Mobile').fill('');
  await expect(form.getByLabel('Mobile')).toHaveValue('+91');
  await expect(pin).toBeHidden();

  await payNow(page);
  await expect(page).toHaveURL('/orders');
  expect(sentFields(fakeApi)).toEqual({ gift: '   ', save: 'false', phone: '' });
});

test('[PAY-05] "Show Additional Fields" works by keyboard, and the rules of the fields apply', async ({
  page,
  fakeApi,
}) => {
  const form = await openPaymentWith(page, fakeApi, ...GIFT);
  await form.getByRole('button', { name: 'Show Additional Fields' }).press('Enter');
  const pin = form.getByLabel('Gift card PIN');
  await expect(pin).toBeFocused();
  await payNow(page);
  await expect(form.getByText('Gift card PIN is required')).toBeVisible();
  expect(fakeApi.requestsTo('POST /payments')).toEqual([]);
});

test('[PAY-06] a required field that is blank says "{label} is required" until it is edited', async ({
  page,
  fakeApi,
}) => {
  const required = { rules: { required: true } };
  const form = await openPaymentWith(
    page,
    fakeApi,
    { name: 'holder', label: 'Card holder', type: 'text', ...required },
    { name: 'note', label: 'نام', type: 'textarea', ...required },
    {
      name: 'bank',
      label: 'Bank',
      type: 'select',
      options: [{ value: '', label: 'Choose' }, 'SBI'],
      ...required,
    },
    { name: 'terms', label: 'I agree', type: 'checkbox', ...required },
  );
  await form.getByLabel('Card holder').fill('  ');
  await payNow(page);
  for (const label of ['Card holder', 'نام', 'Bank', 'I agree']) {
    await expect(form.getByText(`${label} is required`)).toBeVisible();
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel('Card holder')).toBeFocused();

  await form.getByLabel('Card holder').pressSequentially('M');
  await form.getByLabel('نام').pressSequentially('م');
  await form.getByLabel('Bank').selectOption('SBI');
  await form.getByLabel('I agree').check();
  await expect(form.getByText(/ is required/)).toHaveCount(0);
  expect(fakeApi.requestsTo('POST /payments')).toEqual([]);
  await paymentForm(page).getByLabel('Card holder').press('Enter');
  await expect(page).toHaveURL('/orders');
});
