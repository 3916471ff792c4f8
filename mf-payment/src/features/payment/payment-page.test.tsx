import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@storefront/shared/host';
import { createTestHost } from '@storefront/shared/testing/create-test-host';
import { renderRoute } from '@storefront/shared/testing/render-route';
import routes from '../../exposed/routes';
import { leaveByPost, leaveFor } from './leave';

jest.mock('./leave');

const ORDER = 'A1B2-C3D4-E5F6';
const method = { name: 'method', label: 'Method', type: 'select', options: ['UPI', 'Card'] };
const holder = { name: 'holder', label: 'Card holder', type: 'text', rules: { required: true } };

interface PaymentOptions {
  at?: string;
  fields?: unknown;
  /** What POST /payments answers, the next for each call. */
  payments?: unknown[];
  /** What GET /orders/{id} answers, the next for each call. */
  orders?: unknown[];
}

async function openPayment({
  at = `/payment?orderId=${ORDER}`,
  fields = { fields: [method] },
  payments = [{ success: true }],
  orders = [],
}: PaymentOptions = {}) {
  const [paymentsLeft, ordersLeft] = [[...payments], [...orders]];
  const { host, calls, commands } = createTestHost({
    answers: {
      'GET /payments/fields': typeof fields === 'function' ? fields : () => fields,
      'POST /payments': () => paymentsLeft.shift(),
      [`GET /orders/${ORDER}`]: () => ordersLeft.shift() ?? { id: ORDER, status: 0 },
    },
  });
  const paid: string[] = [];
  host.bus.on('order.paid', ({ orderId }) => paid.push(orderId));
  const view = await renderRoute(routes.payment, { host, path: '/payment', at });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { ...view, calls, commands, paid, user };
}

const payNow = () => screen.findByRole('button', { name: 'Pay Now' });

function expectWaysOn() {
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(alert.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(alert.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');
}

const failed = (status: number, body: unknown = {}) =>
  new HttpError('Request failed', { status, body });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('[PAY-01] without an order id the page says so and offers the ways on', async () => {
  await openPayment({ at: '/payment?orderId=' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Order ID is missing. Please return to checkout.',
  );
  expectWaysOn();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
});

test('[PAY-01] the order id may come from the navigation state', async () => {
  const { calls, router, user } = await openPayment({ at: '/payment' });
  await screen.findByRole('alert');
  await act(() => router.navigate('/payment', { state: { orderId: ORDER } }));
  await user.click(await payNow());
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: '/payments',
      body: { orderId: ORDER, fields: { method: 'UPI' } },
    }),
  );
});

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

test('[PAY-03] a mask shapes what is typed', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'code', label: 'Code', mask: 'aa-99/*' }],
  });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, 'x7yz12b');
  expect(code).toHaveValue('xy-12/b');
});

test('[PAY-04] defaults and a ticked box go along as text', async () => {
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

test('[PAY-05] a field comes once another one has a value, and goes along only then', async () => {
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

test('[PAY-06] a blank required field is named, and its error goes when it is edited', async () => {
  const { calls, user } = await openPayment({ fields: [holder] });
  await user.click(await payNow());
  const input = screen.getByRole('textbox', { name: 'Card holder' });
  expect(input).toHaveAccessibleDescription('Card holder is required');
  await waitFor(() => expect(input).toHaveFocus());
  await user.type(input, 'A');
  expect(input).not.toHaveAccessibleDescription();
  expect(calls.filter(({ method: verb }) => verb === 'POST')).toEqual([]);
});

test('[PAY-06] an unticked required box is named', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'terms', label: 'I agree', type: 'checkbox', rules: { required: true } }],
  });
  await user.click(await payNow());
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
    'I agree is required',
  );
});

test('[PAY-07] a phone field keeps +91 and as many digits as its rules allow', async () => {
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

test('[PAY-08] a phone number that is too short says how many digits it takes', async () => {
  const { user } = await openPayment({
    fields: [{ name: 'mobile', label: 'Mobile', type: 'tel', rules: { minLength: 8 } }],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '123');
  await user.click(await payNow());
  expect(
    await screen.findByText('Phone number must have at least 8 digits after +91'),
  ).toBeVisible();
});

test('[PAY-09] paying posts the fields by name and the order', async () => {
  const { calls, user } = await openPayment({ fields: [method, holder] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Method' }), 'Card');
  await user.type(screen.getByRole('textbox', { name: 'Card holder' }), 'Asha Rao');
  await user.click(await payNow());
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: '/payments',
    body: { orderId: ORDER, fields: { method: 'Card', holder: 'Asha Rao' } },
  });
});

test('[PAY-10] a redirect by post hands the browser over with the form’s entries', async () => {
  const { user } = await openPayment({
    payments: [
      {
        success: true,
        action: {
          type: 'redirect_post',
          redirectUrl: 'https://bank.example/pay',
          formParams: { type: 'card', url: 'https://shop.example', data: { ref: 'R1' } },
        },
      },
    ],
  });
  await user.click(await payNow());
  expect(leaveByPost).toHaveBeenCalledWith('https://bank.example/pay', [
    { name: 'type', value: 'card' },
    { name: 'url', value: 'https://shop.example' },
    { name: 'data[ref]', value: 'R1' },
  ]);
  expect(await screen.findByRole('button', { name: 'One moment…' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('[PAY-11] a deep link opens the app, and the page waits for the payment', async () => {
  const { user } = await openPayment({
    payments: [{ success: true, action: { type: 'deeplink', redirectUrl: 'upi://pay?pa=a@b' } }],
  });
  await user.click(await payNow());
  expect(leaveFor).toHaveBeenCalledWith('upi://pay?pa=a@b');
  expect(await screen.findByRole('link', { name: 'Open the app again' })).toHaveAttribute(
    'href',
    'upi://pay?pa=a@b',
  );
});

test('[PAY-11] a deep link to a web page takes the browser there', async () => {
  const { user } = await openPayment({
    payments: [
      { success: true, action: { type: 'deeplink', redirectUrl: 'https://app.example/' } },
    ],
  });
  await user.click(await payNow());
  expect(leaveFor).toHaveBeenCalledWith('https://app.example/');
});

const qr = { success: true, action: { type: 'qr', qr: 'upi://pay?pa=shop@upi&am=499.00' } };

test('[PAY-12] a QR code is drawn from text, with a link for the phone that shows it', async () => {
  const { user } = await openPayment({ payments: [qr] });
  await user.click(await payNow());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Scan QR Code to Complete Payment' }),
  ).toBeVisible();
  const code = screen.getByRole('img', { name: 'QR code for your payment' });
  expect(code).toHaveAttribute('width', '256');
  expect(code).toHaveAttribute('height', '256');
  expect(screen.getByRole('link', { name: 'Open in a UPI app' })).toHaveAttribute(
    'href',
    'upi://pay?pa=shop@upi&am=499.00',
  );
});

test('[PAY-12] a QR code may come as a base64 image', async () => {
  const { user } = await openPayment({
    payments: [{ success: true, action: { type: 'qr', qrBase64: 'aGVsbG8=' } }],
  });
  await user.click(await payNow());
  const code = await screen.findByRole('img', { name: 'QR code for your payment' });
  expect(code).toHaveAttribute('src', 'data:image/png;base64,aGVsbG8=');
  expect(code).toHaveAttribute('width', '256');
  expect(screen.queryByRole('link', { name: 'Open in a UPI app' })).not.toBeInTheDocument();
});

test('[PAY-13] with only an address the browser goes there', async () => {
  const { user } = await openPayment({
    payments: [{ success: true, redirectUrl: 'https://bank.example/netbanking' }],
  });
  await user.click(await payNow());
  expect(leaveFor).toHaveBeenCalledWith('https://bank.example/netbanking');
});

test('[PAY-13] with neither the payment is under way, and the orders show it', async () => {
  const { commands, user } = await openPayment();
  await user.click(await payNow());
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders');
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Payment initiated', description: 'Your payment is being processed' },
    },
  ]);
});

test('[PAY-14] a form that cannot be loaded says so, and comes with a new try', async () => {
  const answers: unknown[] = [failed(503), [holder]];
  const { user } = await openPayment({ fields: () => answers.shift() });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load payment form. Please try again later.',
  );
  expectWaysOn();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('textbox', { name: 'Card holder' })).toBeVisible();
});

test.each([
  [
    'a refusal without a reason',
    { success: false },
    'Unknown error occurred during payment process',
  ],
  ['a refusal with a reason', { success: false, error: 'Card expired' }, 'Card expired'],
  ['an error of the server with a text', failed(409, { error: 'Already paid' }), 'Already paid'],
  ['an error without one', failed(500), 'Failed to process payment. Please try again later.'],
  [
    'a lost answer',
    new HttpError('Network Error', { noResponse: true }),
    'Failed to process payment. Please try again later.',
  ],
])('[PAY-14] %s is shown above the form, which stays as it was', async (_, answer, text) => {
  const { user } = await openPayment({ fields: [holder], payments: [answer, { success: true }] });
  await user.type(await screen.findByRole('textbox', { name: 'Card holder' }), 'Asha');
  await user.click(await payNow());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectWaysOn();
  expect(screen.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Asha');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders');
});

test('[PAY-14] an answer that cannot be read is a failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openPayment({ payments: ['<html>'] });
  await user.click(await payNow());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to process payment. Please try again later.',
  );
  expect(logged).toHaveBeenCalledWith('Failed to process payment', expect.any(Error));
});

async function showCode(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await payNow());
  await screen.findByRole('img', { name: 'QR code for your payment' });
}

const looks = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path === `/orders/${ORDER}`).length;

test('[DONE-01] a payment that the server confirms leads to the thanks', async () => {
  const { calls, paid, user } = await openPayment({
    payments: [qr],
    orders: [{ id: ORDER, status: 0 }, failed(502), { id: ORDER, status: 1 }],
  });
  await showCode(user);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(looks(calls)).toBe(2);
  expect(paid).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
    `/order-success?orderId=${ORDER}`,
  );
  expect(paid).toEqual([ORDER]);
});

test('an order that was cancelled meanwhile says so instead of waiting on', async () => {
  const { calls, paid, user } = await openPayment({
    payments: [qr],
    orders: [{ id: ORDER, status: 4 }],
  });
  await showCode(user);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This order was cancelled and can no longer be paid.',
  );
  expectWaysOn();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(looks(calls)).toBe(1);
  expect(paid).toEqual([]);
});

test('nobody looks while the page is hidden, and at once when it is shown again', async () => {
  const { calls, user } = await openPayment({ payments: [qr] });
  const hidden = jest.spyOn(document, 'hidden', 'get');
  await showCode(user);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(looks(calls)).toBe(0);
  hidden.mockReturnValue(false);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(looks(calls)).toBe(1);
});

test('the way back from the QR code leads to the form as it was filled in', async () => {
  const { calls, user } = await openPayment({ fields: [method, holder], payments: [qr] });
  await user.type(await screen.findByRole('textbox', { name: 'Card holder' }), 'Asha');
  await user.click(await payNow());
  await user.click(await screen.findByRole('button', { name: 'Choose another way to pay' }));
  expect(screen.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Asha');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(looks(calls)).toBe(0);
});

test('a payment that was declined elsewhere says that nothing was charged', async () => {
  await openPayment({ at: `/payment?orderId=${ORDER}&declined=1` });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your payment was declined. Nothing was charged; you can try again.',
  );
  expect(await payNow()).toBeVisible();
});

test('a total that differs from the cart’s is told before paying', async () => {
  const { router } = await openPayment();
  await payNow();
  const state = { priceChange: { was: 2999, now: 3199 } };
  await act(() => router.navigate(`/payment?orderId=${ORDER}`, { state }));
  expect(
    screen.getByText(
      'Prices have changed: your cart showed ₹2,999.00, this order comes to ₹3,199.00.',
    ),
  ).toBeVisible();
});
