import { screen } from '@testing-library/react';
import { failed, openPayment, ORDER } from '../../../testing/open-payment';

const codOffer = { isOffered: true, minimum: 0, maximum: 10_000, phone: '2345' };
const soon = () => ({ nextAt: new Date(Date.now() + 30_000).toISOString() });
const sent = { nextAt: '2025-01-01T00:00:00Z' };

const payOnDelivery = () => screen.findByRole('button', { name: 'Pay on Delivery' });
const codeField = () => screen.findByRole('textbox', { name: /Code/ });

test('a shopper confirms the order by the code, and sees that it is placed', async () => {
  const { calls, paid, router, user } = await openPayment({
    codOffer,
    codes: [soon()],
    confirmations: [{ id: ORDER, status: 1 }],
  });
  await user.click(await payOnDelivery());
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We’ve sent a code to your phone ending in 2345.',
  );
  expect(screen.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  await user.type(field, '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: `/orders/${ORDER}/cash-on-delivery`,
      body: { code: '123456' },
    }),
  );
  expect(paid).toEqual([ORDER]);
  expect(router.state.location.pathname).not.toBe('/payment');
});

test('what is wrong with a code is said at its field, and another can be sent', async () => {
  const { user } = await openPayment({
    codOffer,
    codes: [sent, soon()],
    confirmations: [failed(400, { error: 'This code has expired. Have another one sent.' })],
  });
  await user.click(await payOnDelivery());
  const field = await codeField();
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  expect(field).toHaveAccessibleDescription('Enter the six digits of our message');
  await user.type(field, '3456');
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  expect(field).toHaveAccessibleDescription('This code has expired. Have another one sent.');
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText(/We’ve sent another code/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleDescription();
});

test('an order that can’t be paid on delivery has the method disabled, and says why', async () => {
  await openPayment({
    codOffer: { ...codOffer, isOffered: false, reason: 'too-much' },
  });
  expect(await payOnDelivery()).toBeDisabled();
  expect(screen.getByText('Cash on delivery is up to ₹10,000.00.')).toBeVisible();
});

test('a shop without the method doesn’t show it', async () => {
  await openPayment();
  await screen.findByRole('button', { name: 'Pay Now' });
  expect(screen.queryByText('Cash on Delivery')).not.toBeInTheDocument();
});

test('a code that can’t be sent says why', async () => {
  const { user } = await openPayment({
    codOffer,
    codes: [failed(429, { error: 'Too many codes.' })],
  });
  await user.click(await payOnDelivery());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes.');
});
