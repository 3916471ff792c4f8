import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  expectErrorActions,
  failed,
  holder,
  method,
  openPayment,
  ORDER,
  payNow,
  qr,
} from '../../../testing/open-payment';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const openWithTimers = (options: Parameters<typeof openPayment>[0]) =>
  openPayment({
    ...options,
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
  });

async function showQrCode(user: UserEvent) {
  await user.click(await payNow());
  await screen.findByRole('img', { name: 'QR code for your payment' });
}

/** How often the order was polled; the page's loader has fetched it once before. */
const pollCount = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path === `/orders/${ORDER}`).length - 1;

test('[DONE-01] a payment that the server confirms leads to the order success page', async () => {
  const { calls, paid, user } = await openWithTimers({
    payments: [qr],
    orders: [{ id: ORDER, status: 0 }, failed(502), { id: ORDER, status: 1 }],
  });
  await showQrCode(user);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(pollCount(calls)).toBe(2);
  expect(paid).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
    `/order-success?orderId=${ORDER}`,
  );
  expect(paid).toEqual([ORDER]);
});

test('[PAY-16] a payment of too little is reported, and polling continues', async () => {
  const partly = {
    id: ORDER,
    status: 0,
    total: 499,
    refundDue: true,
    received: 1,
    refundAmount: 1,
  };
  const { calls, user } = await openWithTimers({ payments: [qr], orders: [partly, partly] });
  await showQrCode(user);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(
    screen.getByText(
      'We received ₹1.00 instead of ₹499.00. It will be refunded; please pay the whole amount.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(pollCount(calls)).toBe(2);
});

test('an order that is cancelled meanwhile shows an error and ends polling', async () => {
  const { calls, paid, user } = await openWithTimers({
    payments: [qr],
    orders: [{ id: ORDER, status: 4 }],
  });
  await showQrCode(user);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This order was cancelled and can no longer be paid.',
  );
  expectErrorActions();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(pollCount(calls)).toBe(1);
  expect(paid).toEqual([]);
});

test('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const { calls, user } = await openWithTimers({ payments: [qr] });
  const hidden = jest.spyOn(document, 'hidden', 'get');
  await showQrCode(user);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(pollCount(calls)).toBe(0);
  hidden.mockReturnValue(false);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(pollCount(calls)).toBe(1);
});

test('the button for another way to pay shows the form with its values', async () => {
  const { calls, user } = await openWithTimers({ fields: [method, holder], payments: [qr] });
  await user.type(await screen.findByRole('textbox', { name: 'Card holder' }), 'Asha');
  await user.click(await payNow());
  await user.click(await screen.findByRole('button', { name: 'Choose another way to pay' }));
  expect(screen.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Asha');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(pollCount(calls)).toBe(0);
});
