import { act, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { HttpError, type SessionState } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { orderResponse } from '../../testing/order-response';

async function openLatest(orders: unknown, signedIn = true) {
  const { host, calls } = createTestHost({ responses: { 'GET /orders': orders } });
  const session = createStore<SessionState>(() => ({ ...host.session.getState(), signedIn }));
  await renderFragment(fragments['orders.latest'], { host: { ...host, session }, props: {} });
  await act(() => Promise.resolve());
  return { calls, session };
}

test('[FRG-30] an unpaid order leads to its payment', async () => {
  await openLatest([orderResponse({ id: 'N1', status: 3 }), orderResponse({ id: 'N2' })]);
  expect(await screen.findByText('Order N2 awaits payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/payment?orderId=N2',
  );
});

test('[FRG-30] of several orders, the newest one that is unpaid or shipped is shown', async () => {
  await openLatest([orderResponse({ id: 'N1', status: 2 }), orderResponse({ id: 'N2' })]);
  expect(await screen.findByText('Order N1 is on its way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/track-order?id=N1',
  );
});

test.each([
  ['paid, delivered and cancelled orders', [1, 3, 4].map((status) => orderResponse({ status }))],
  ['no orders', []],
])('[FRG-31] it shows nothing for %s', async (_what, orders) => {
  const { calls } = await openLatest(orders);
  expect(calls).toHaveLength(1);
  expect(document.body).toHaveTextContent('');
});

test('[FRG-31] it shows nothing if the orders cannot be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openLatest(new HttpError('Unavailable', { status: 503, body: {} }));
  expect(document.body).toHaveTextContent('');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('[FRG-32] it fetches no orders without a session, and follows the session', async () => {
  const { calls, session } = await openLatest([orderResponse({ id: 'N1' })], false);
  expect(calls).toEqual([]);
  act(() => session.setState({ signedIn: true }));
  expect(await screen.findByText('Order N1 awaits payment')).toBeVisible();
  act(() => session.setState({ signedIn: false }));
  expect(screen.queryByText('Order N1 awaits payment')).not.toBeInTheDocument();
});
