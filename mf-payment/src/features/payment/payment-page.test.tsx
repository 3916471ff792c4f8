import { act, screen, within } from '@testing-library/react';
import {
  expectErrorActions,
  failed,
  holder,
  openPayment,
  ORDER,
  payNow,
} from '../../testing/open-payment';

test('[PAY-01] without an order id the page shows an error and what to do next', async () => {
  await openPayment({ at: '/payment?orderId=' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Order ID is missing. Please return to checkout.',
  );
  expectErrorActions();
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

test('[PAY-14] a form that cannot be loaded shows an error, and is loaded on retry', async () => {
  const responses: unknown[] = [failed(503), [holder]];
  const { user } = await openPayment({ fields: () => responses.shift() });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load payment form. Please try again later.',
  );
  expectErrorActions();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('textbox', { name: 'Card holder' })).toBeVisible();
});

const items = [
  { id: '1', productTitle: 'Silk Dress', quantity: 2, price: 1299.5, selectedSize: 'M' },
];

test('shows the items of the order, the amount to pay and the current step', async () => {
  await openPayment({ order: { id: ORDER, status: 0, items } });
  const summary = within(await screen.findByRole('region', { name: 'Your Order' }));
  expect(summary.getByText(ORDER)).toBeVisible();
  expect(summary.getByText('Silk Dress')).toBeVisible();
  expect(summary.getByText('Amount to pay').parentElement).toHaveTextContent('₹2,599.00');
  const steps = within(screen.getByRole('navigation', { name: 'Checkout' }));
  expect(steps.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('an order that couldn’t be loaded has no steps, which it may not have had', async () => {
  await openPayment({ order: failed(503) });
  await payNow();
  expect(screen.queryByRole('navigation', { name: 'Checkout' })).not.toBeInTheDocument();
});

test('[PAY-15] the amounts are the server’s, whatever the items add up to', async () => {
  const shipping = { method: 'Courier', price: 99, label: '₹99 by courier' };
  const order = { id: ORDER, status: 0, items, subtotal: 2499, shipping, total: 2598 };
  await openPayment({ order });
  const summary = within(await screen.findByRole('region', { name: 'Your Order' }));
  expect(summary.getByText('Subtotal').parentElement).toHaveTextContent('₹2,499.00');
  expect(summary.getByText('Shipping').parentElement).toHaveTextContent('₹99 by courier');
  expect(summary.getByText('Amount to pay').parentElement).toHaveTextContent('₹2,598.00');
});

test('[DATE-03] the summary says when the order arrives if it is paid in time', async () => {
  const delivery = {
    earliest: '2025-03-06',
    latest: '2025-03-07',
    payBy: '2025-03-05T08:30:00.000Z',
  };
  await openPayment({ order: { id: ORDER, status: 0, items, delivery } });
  expect((await screen.findByText('Arrives')).parentElement).toHaveTextContent(
    'Thu 6 to Fri 7 March if you pay by 14:00 on Wed 5 March',
  );
});

test('an order that cannot be loaded can still be paid', async () => {
  await openPayment({ order: failed(404) });
  expect(await payNow()).toBeVisible();
  expect(screen.queryByText('Amount to pay')).not.toBeInTheDocument();
});

test('a cancelled order shows an error instead of the form', async () => {
  await openPayment({ order: { id: ORDER, status: 4 } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This order was cancelled and can no longer be paid.',
  );
  expectErrorActions();
});

test('a paid order cannot be paid again', async () => {
  await openPayment({ order: { id: ORDER, status: 1 } });
  expect(await screen.findByText(`Order ${ORDER} is paid. Nothing more is due.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
});

test('a payment that the provider declined says that nothing was charged', async () => {
  await openPayment({ at: `/payment?orderId=${ORDER}&declined=1` });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your payment was declined. Nothing was charged; you can try again.',
  );
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(await payNow()).toBeVisible();
});

test('a total that differs from the cart’s is shown before paying', async () => {
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
