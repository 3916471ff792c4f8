import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { orderResponse } from '../../testing/order-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(response: unknown) {
  const recorded = createTestHost({
    responses: { 'GET /orders': response },
    session: { signedIn: true },
  });
  await renderRoute(routes.orders, { host: recorded.host, path: '/orders' });
  return recorded;
}

test('[ORD-01] shows id, date, status, items, shipping and total of an order', async () => {
  await open([orderResponse()]);
  const order = within(await screen.findByRole('article', { name: 'Order K7Q2-M9XA' }));
  expect(order.getByText('January 5, 2024')).toBeVisible();
  expect(order.getByText('Pending')).toBeVisible();
  const [dress, belt] = order.getAllByRole('listitem');
  expect(dress).toHaveTextContent('Silk DressMQuantity: 2₹1,299.50');
  expect(belt).toHaveTextContent('Leather BeltQuantity: 1₹850');
  expect(order.getByText('12 Linking Road, Mumbai, Maharashtra 400050')).toBeVisible();
  expect(order.getByText('Express')).toBeVisible();
  expect(order.getByText('TRK-1')).toBeVisible();
  expect(order.getByText('₹3,449')).toBeVisible();
});

test('[ORD-01] an order without tracking says "Not available"', async () => {
  await open([orderResponse({ shipping: { method: 'Express', tracking: null } })]);
  expect(await screen.findByText('Not available')).toBeVisible();
});

test.each([
  [0, 'Pending'],
  [1, 'Processing'],
  [2, 'Shipped'],
  [3, 'Delivered'],
  [4, 'Cancelled'],
  [9, 'Unknown (9)'],
  ['lost', 'Unknown'],
])('[ORD-02] status %s reads %s', async (status, label) => {
  await open([orderResponse({ status })]);
  expect(await screen.findByText(label)).toBeVisible();
});

test.each([
  [3, 'Delivered', 'green'],
  [1, 'Processing', 'blue'],
  [2, 'Shipped', 'purple'],
  [4, 'Cancelled', 'red'],
  [0, 'Pending', 'yellow'],
])('[ORD-03] status %s, %s, is %s', async (status, label, tone) => {
  await open([orderResponse({ status })]);
  expect(await screen.findByText(label)).toHaveAttribute('data-tone', tone);
});

test('[ORD-04] "Pay Now" of a pending order opens its payment page', async () => {
  await open([orderResponse({ id: 'A&B/1' })]);
  expect(await screen.findByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    '/payment?orderId=A%26B%2F1',
  );
});

test.each([1, 2, 3, 4, 7])('[ORD-04] status %s offers no "Pay Now"', async (status) => {
  await open([orderResponse({ status })]);
  await screen.findByRole('article');
  expect(screen.queryByText(/Pay Now/i)).not.toBeInTheDocument();
});

test('[ORD-05] "Track Order" opens the order’s tracking page', async () => {
  await open([orderResponse({ id: 'A&B/1', status: 2 })]);
  expect(await screen.findByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order?id=A%26B%2F1',
  );
});

test('[ORD-06] an empty list says that there are no orders and links to the products', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('[ORD-07] a failure is not shown as an empty list, and can be retried', async () => {
  const responses = [new HttpError('500', { status: 500 }), [orderResponse()]];
  await open(() => responses.shift());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load your orders. Please try again.',
  );
  expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Order K7Q2-M9XA' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[ORD-08] an order without a shipping method shows Standard Shipping', async () => {
  await open([orderResponse({ shipping: {} })]);
  expect(await screen.findByText('Standard Shipping')).toBeVisible();
});

test('an order that was paid twice says that one payment is refunded', async () => {
  await open([orderResponse({ status: 1, refundDue: true })]);
  expect(
    await screen.findByText(
      'We received a payment that this order did not need; the refund is on its way.',
    ),
  ).toBeVisible();
});

test('a paid order that was cancelled says that it is refunded', async () => {
  await open([orderResponse({ status: 4, refundDue: true })]);
  expect(await screen.findByText('This order was paid; the refund is on its way.')).toBeVisible();
});
