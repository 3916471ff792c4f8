import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { orderResponse } from '../../testing/order-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(response: unknown = orderResponse(), at = '/track-order?id=K7Q2-M9XA') {
  const recorded = createTestHost({ responses: { 'GET /orders/K7Q2-M9XA': response } });
  await renderRoute(routes.trackOrder, { host: recorded.host, path: '/track-order', at });
  await screen.findByRole('heading', { level: 1 });
  return recorded;
}

async function track(contact: string) {
  if (contact !== '') {
    await userEvent.click(screen.getByLabelText('Email or phone'));
    await userEvent.paste(contact);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Track Order' }));
}

test('[TRACK-01] asks for order number and email or phone, the number filled in from the URL', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('K7Q2-M9XA');
  expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('');
});

test('[TRACK-02] shows the order, its shipping and its items', async () => {
  await open(orderResponse({ status: 2 }));
  await track('asha@example.com');
  const order = within(await screen.findByRole('region', { name: 'Order K7Q2-M9XA' }));
  expect(order.getByText('January 5, 2024')).toBeVisible();
  expect(order.getByText('Shipped', { selector: '[data-tone]' })).toBeVisible();
  expect(order.getByRole('listitem', { current: 'step' })).toHaveTextContent('Shipped');
  expect(order.getByText('12 Linking Road, Mumbai, Maharashtra 400050')).toBeVisible();
  expect(order.getByText('Express')).toBeVisible();
  expect(order.getByText('TRK-1')).toBeVisible();
  expect(order.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Quantity',
    'Price',
  ]);
  expect(order.getByRole('row', { name: /Silk Dress/ })).toHaveTextContent(/M2₹1,299\.50$/);
  expect(order.getByRole('heading', { name: 'Order K7Q2-M9XA' })).toHaveFocus();
});

test('[TRACK-02] falls back to Standard Shipping and to "Not available"', async () => {
  await open(orderResponse({ shipping: undefined }));
  await track('asha@example.com');
  expect(await screen.findByText('Standard Shipping')).toBeVisible();
  expect(screen.getByText('Not available')).toBeVisible();
});

test('[TRACK-03] a blank field shows a toast and makes no call', async () => {
  const { calls, commands } = await open();
  await track('   ');
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Required fields',
        description: 'Please enter both order number and email/phone',
        tone: 'destructive',
      },
    },
  ]);
  expect(screen.getByRole('textbox', { name: 'Email or phone' })).toHaveAccessibleDescription(
    /^Email or phone is required/,
  );
  expect(calls).toEqual([]);
});

const FAILED = 'Failed to find order. Please check your information and try again.';

test.each([
  [{ status: 401 }, 'Order not found or access denied.'],
  [{ status: 403 }, 'Order not found or access denied.'],
  [{ status: 404 }, 'Order not found or access denied.'],
  [{ status: 500 }, 'Failed to find order. Please check your information and try again.'],
  [{ noResponse: true }, 'Failed to find order. Please check your information and try again.'],
])('[TRACK-04] a failure %o is shown in a toast and on the page', async (details, text) => {
  const { commands } = await open(new HttpError('failed', details));
  await track('asha@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Error', description: FAILED, tone: 'destructive' },
    },
  ]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('[TRACK-04] a failure replaces the order that was shown', async () => {
  const responses = [orderResponse(), new HttpError('404', { status: 404 })];
  await open(() => responses.shift());
  await track('asha@example.com');
  await screen.findByRole('table');
  await track('');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('[TRACK-05] success shows a toast', async () => {
  const { commands } = await open();
  await track('asha@example.com');
  await waitFor(() =>
    expect(commands).toEqual([
      {
        name: 'toast.show',
        payload: { title: 'Order found', description: 'Your order status has been loaded' },
      },
    ]),
  );
});

test('[TRACK-06] fetches the order with the contact details, signed out', async () => {
  const { calls } = await open(orderResponse(), '/track-order');
  await userEvent.type(screen.getByRole('textbox', { name: 'Order number' }), ' K7Q2-M9XA ');
  await track(' +91 98765 43210 ');
  await screen.findByRole('table');
  expect(calls).toEqual([
    { method: 'GET', path: '/orders/K7Q2-M9XA', params: { contactInfo: '+91 98765 43210' } },
  ]);
});
