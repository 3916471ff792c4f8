import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { HttpError, type SessionState } from '@storefront/host';
import { parseOrder } from '@storefront/host/shop/orders/order';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../../exposed/routes';
import { paymentStatusOf } from './payment-status';

const ORDER = 'A1B2-C3D4-E5F6';
const THANKS = 'Thank You for Your Order!';
const NOT_YET = 'Your Payment Isn’t Confirmed Yet';

interface OpenOptions {
  at?: string;
  session?: Partial<SessionState>;
  /** Responses to GET /orders/{id}, one for each call; the last is repeated. */
  orders?: unknown[];
}

async function open({
  at = `/order-success?orderId=${ORDER}`,
  session = { signedIn: true },
  orders = [{ id: ORDER, status: 1 }],
}: OpenOptions = {}) {
  const left = [...orders];
  const next = () => (left.length > 1 ? left.shift() : left[0]);
  const { host, calls, commands } = createTestHost({
    session,
    responses: { [`GET /orders/${ORDER}`]: next },
  });
  const paid: string[] = [];
  host.bus.on('order.paid', ({ orderId }) => paid.push(orderId));
  await renderRoute(routes.orderSuccess, { host, path: '/order-success', at });
  return { calls, commands, paid };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });

afterEach(() => jest.useRealTimers());

test('[DONE-01] a paid order shows the thanks, with links to the orders and the shop', async () => {
  const { paid } = await open();
  expect(await heading(THANKS)).toBeVisible();
  expect(screen.getByText(`Order ${ORDER}`)).toBeVisible();
  expect(link('View My Orders')).toHaveAttribute('href', '/orders');
  expect(link('Continue Shopping')).toHaveAttribute('href', '/');
  expect(paid).toEqual([ORDER]);
});

test('[DONE-02] [DATE-04] a paid order shows what was bought and paid, when it arrives, and where it goes', async () => {
  const order = {
    id: ORDER,
    status: 1,
    createdAt: '2026-11-26T10:00:00.000Z',
    delivery: { earliest: '2999-01-01', latest: '2999-01-02' },
    total: 2598,
    items: [
      { id: '1', productTitle: 'Silk Dress', quantity: 2, price: 1299, selectedColor: 'Bordeaux' },
    ],
    shippingAddress: { address: '4 Church Street', city: 'Bengaluru', postalCode: '560001' },
  };
  await open({ orders: [order] });
  const receipt = within(await screen.findByRole('region', { name: 'Your Order' }));
  expect(receipt.getByText('Silk Dress')).toBeVisible();
  expect(receipt.getByText('Bordeaux')).toBeVisible();
  expect(receipt.getByText('Paid').parentElement).toHaveTextContent('₹2,598.00');
  expect(receipt.getByText('Placed on').parentElement).toHaveTextContent('November 26, 2026');
  expect(receipt.getByText('Goes to').parentElement).toHaveTextContent(
    '4 Church Street, Bengaluru, 560001',
  );
  expect(screen.getByText('Arrives Tue 1 to Wed 2 January')).toBeVisible();
  expect(screen.getByText(/sent the receipt to your email address/)).toBeVisible();
});

test('[PAY-16] an underpaid order asks for the full amount', async () => {
  const { paid } = await open({ orders: [{ id: ORDER, status: 0, refundDue: true }] });
  expect(await heading('Your Order Isn’t Paid Yet')).toBeVisible();
  expect(screen.getByText(/Please pay the whole amount/)).toBeVisible();
  expect(link('Pay Now')).toHaveAttribute('href', `/payment?orderId=${ORDER}`);
  expect(paid).toEqual([]);
});

test.each(['/order-success', '/order-success?orderId=%20'])(
  '[DONE-01] without an order id it shows no order: %s',
  async (at) => {
    const { calls, paid } = await open({ at });
    expect(await heading('There is no order to show here')).toBeVisible();
    expect(link('View My Orders')).toHaveAttribute('href', '/orders');
    expect(link('Continue Shopping')).toHaveAttribute('href', '/');
    expect([calls, paid]).toEqual([[], []]);
  },
);

test('without a session it asks for a sign-in and fetches nothing', async () => {
  const { calls, commands } = await open({ session: { signedIn: false } });
  expect(await screen.findByText('Sign in to see whether its payment has arrived.')).toBeVisible();
  await userEvent.click(link('Sign In'));
  expect(commands).toEqual([
    { name: 'session.return-to', payload: { path: `/order-success?orderId=${ORDER}` } },
  ]);
  expect(calls).toEqual([]);
});

test('an unpaid order is polled until its payment is confirmed', async () => {
  jest.useFakeTimers();
  const pending = { id: ORDER, status: 0 };
  const connectionLost = new HttpError('Network Error', { noResponse: true });
  const { calls, paid } = await open({
    orders: [pending, connectionLost, { id: ORDER, status: 1 }],
  });
  expect(await heading(NOT_YET)).toBeVisible();
  expect(link('Pay Now')).toHaveAttribute('href', `/payment?orderId=${ORDER}`);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NOT_YET);
  expect(paid).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(THANKS);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(calls).toHaveLength(3);
  expect(paid).toEqual([ORDER]);
});

test('polling ends after two minutes, and can be started again', async () => {
  jest.useFakeTimers();
  const { calls } = await open({ orders: [{ id: ORDER, status: 0 }] });
  expect(await heading(NOT_YET)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  for (let poll = 0; poll < 100; poll += 1) {
    await act(() => jest.advanceTimersByTimeAsync(2000));
  }
  expect(calls).toHaveLength(60);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(calls).toHaveLength(61);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NOT_YET);
});

test.each([
  [{ id: ORDER, status: 4 }, 'This Order Was Cancelled'],
  [new HttpError('gone', { status: 404 }), 'Order Not Found'],
  [new HttpError('not yours', { status: 403 }), 'Order Not Found'],
  [new HttpError('broken', { status: 500 }), 'Your Order Could Not Be Loaded'],
])('%p shows its own message', async (response, title) => {
  const { paid } = await open({ orders: [response] });
  expect(await heading(title)).toBeVisible();
  expect(paid).toEqual([]);
});

test('an order that failed to load can be loaded again', async () => {
  const broken = new HttpError('broken', { status: 500 });
  await open({ orders: [broken, { id: ORDER, status: 2 }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await heading(THANKS)).toBeVisible();
});

test('only Processing, Shipped and Delivered confirm a payment', () => {
  const anything = fc.oneof(
    fc.integer({ min: -2, max: 9 }),
    fc.double(),
    fc.string(),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(anything, (status) => {
      const order = parseOrder({ id: ORDER, status });
      expect(paymentStatusOf(order) === 'paid').toBe([1, 2, 3].includes(Number(order.status)));
    }),
  );
});
