import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../exposed/routes';

/** The id of the order to pay. */
export const ORDER = 'A1B2-C3D4-E5F6';
/** Definitions of two fields of a payment form. */
export const method = { name: 'method', label: 'Method', type: 'select', options: ['UPI', 'Card'] };
export const holder = {
  name: 'holder',
  label: 'Card holder',
  type: 'text',
  rules: { required: true },
};

interface PaymentOptions {
  at?: string;
  fields?: unknown;
  /** Responses to POST /payments, one for each call. */
  payments?: unknown[];
  /** The first response to GET /orders/{id}, for the page's loader. */
  order?: unknown;
  /** The responses after that, one for each poll. */
  orders?: unknown[];
  /** The response to GET /orders/{id}/cash-on-delivery: by default, there is no such method. */
  codOffer?: unknown;
  /** Responses to POST /orders/{id}/cash-on-delivery/code. */
  codes?: unknown[];
  /** Responses to POST /orders/{id}/cash-on-delivery. */
  confirmations?: unknown[];
  user?: UserEvent;
}

/** Opens the payment page with a fake API. */
export async function openPayment({
  at = `/payment?orderId=${ORDER}`,
  fields = { fields: [method] },
  payments = [{ success: true }],
  order = { id: ORDER, status: 0 },
  orders = [],
  codOffer = { isOffered: false, reason: 'off' },
  codes = [],
  confirmations = [],
  user = userEvent.setup(),
}: PaymentOptions = {}) {
  const [paymentsLeft, ordersLeft] = [[...payments], [order, ...orders]];
  const [codesLeft, confirmationsLeft] = [[...codes], [...confirmations]];
  const { host, calls, commands } = createTestHost({
    responses: {
      'GET /payments/fields': typeof fields === 'function' ? fields : () => fields,
      'POST /payments': () => paymentsLeft.shift(),
      [`GET /orders/${ORDER}/cash-on-delivery`]: codOffer,
      [`POST /orders/${ORDER}/cash-on-delivery/code`]: () => codesLeft.shift(),
      [`POST /orders/${ORDER}/cash-on-delivery`]: () => confirmationsLeft.shift(),
      [`GET /orders/${ORDER}`]: () => ordersLeft.shift() ?? { id: ORDER, status: 0 },
    },
  });
  const paid: string[] = [];
  host.bus.on('order.paid', ({ orderId }) => paid.push(orderId));
  const view = await renderRoute(routes.payment, { host, path: '/payment', at });
  return { ...view, calls, commands, paid, user };
}

/** The submit button, once the form is shown. */
export const payNow = () => screen.findByRole('button', { name: 'Pay Now' });

/** Every error of the payment offers a retry, the checkout and the orders (PAY-01). */
export function expectErrorActions() {
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(alert.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(alert.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');
}

/** An error response of the server. */
export const failed = (status: number, body: unknown = {}) =>
  new HttpError('Request failed', { status, body });

/** A response that shows a QR code. */
export const qr = { success: true, action: { type: 'qr', qr: 'upi://pay?pa=shop@upi&am=499.00' } };
