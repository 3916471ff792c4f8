import { screen } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import {
  expectErrorActions,
  failed,
  holder,
  method,
  openPayment,
  ORDER,
  payNow,
  qr,
} from '../../testing/open-payment';
import { redirectByPost, redirectTo } from './redirect/redirect';

jest.mock('./redirect/redirect');

afterEach(() => jest.clearAllMocks());

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

test('[PAY-10] a redirect by post submits the entries of the form to the provider', async () => {
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
  expect(redirectByPost).toHaveBeenCalledWith('https://bank.example/pay', [
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
  expect(redirectTo).toHaveBeenCalledWith('upi://pay?pa=a@b');
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
  expect(redirectTo).toHaveBeenCalledWith('https://app.example/');
});

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

test('[PAY-13] a response with a URL alone redirects the browser to it', async () => {
  const { user } = await openPayment({
    payments: [{ success: true, redirectUrl: 'https://bank.example/netbanking' }],
  });
  await user.click(await payNow());
  expect(redirectTo).toHaveBeenCalledWith('https://bank.example/netbanking');
});

test('[PAY-13] without an action or a URL, a toast says so and the orders are shown', async () => {
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

test.each([
  [
    'a refusal without a message',
    { success: false },
    'Unknown error occurred during payment process',
  ],
  ['a refusal with a message', { success: false, error: 'Card expired' }, 'Card expired'],
  ['a server error with a message', failed(409, { error: 'Already paid' }), 'Already paid'],
  [
    'a server error without a message',
    failed(500),
    'Failed to process payment. Please try again later.',
  ],
  [
    'a lost response',
    new HttpError('Network Error', { noResponse: true }),
    'Failed to process payment. Please try again later.',
  ],
])('[PAY-14] %s is shown above the form, which stays as it was', async (_, response, text) => {
  const { user } = await openPayment({ fields: [holder], payments: [response, { success: true }] });
  await user.type(await screen.findByRole('textbox', { name: 'Card holder' }), 'Asha');
  await user.click(await payNow());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectErrorActions();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Asha');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders');
});

test('what is typed during a request stays, whether it fails or shows a QR code', async () => {
  const respond: ((response: unknown) => void)[] = [];
  const response = () => new Promise((resolve) => respond.push(resolve));
  const { user } = await openPayment({ fields: [holder], payments: [response(), response()] });
  const name = () => screen.getByRole('textbox', { name: 'Card holder' });
  await user.type(await screen.findByRole('textbox', { name: 'Card holder' }), 'Asha');
  await user.click(await payNow());
  await user.type(name(), ' Rao');
  respond[0]?.({ success: false });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(name()).toHaveValue('Asha Rao');

  await user.click(await payNow());
  await user.type(name(), ' Iyer');
  respond[1]?.(qr);
  await user.click(await screen.findByRole('button', { name: 'Choose another way to pay' }));
  expect(name()).toHaveValue('Asha Rao Iyer');
});

test('[PAY-14] a response that cannot be parsed is a failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openPayment({ payments: ['<html>'] });
  await user.click(await payNow());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to process payment. Please try again later.',
  );
  expect(logged).toHaveBeenCalledWith('Failed to process payment', expect.any(Error));
});
