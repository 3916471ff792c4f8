import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import type { RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { jeans, openProduct } from '../../../../testing/open-product';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const dates = {
  earliest: '2025-03-06',
  latest: '2025-03-07',
  payBy: '2025-03-05T08:30:00.000Z',
};
const BENGALURU = { data: { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates } };
const PUNE = { data: { pin: '411001', area: 'Pune', daysMin: 2, daysMax: 3 } };

async function openDelivery(delivery: unknown) {
  const { calls } = await openProduct(jeans(), { 'GET /delivery': delivery });
  const requestedPins = () =>
    calls.filter(({ path }) => path === '/delivery').map(({ params }) => params?.pin);
  const input = screen.getByRole('textbox', { name: 'Delivery to PIN code' });
  return { requestedPins, input, user: userEvent.setup() };
}

test('[DEL-03] [DATE-01] says when an order arrives, and remembers the PIN code', async () => {
  const { requestedPins, input, user } = await openDelivery(BENGALURU);
  expect(requestedPins()).toEqual([]);
  await user.type(input, '560 001{Enter}');
  expect(
    await screen.findByText(
      'Arrives Thu 6 to Fri 7 March if you pay by 14:00 on Wed 5 March. Bengaluru, 560001.',
    ),
  ).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.deliveryPin)).toBe('560001');
});

test('[DEL-01] a server without a calendar says in how many working days an order arrives', async () => {
  const { input, user } = await openDelivery(PUNE);
  await user.type(input, '411001{Enter}');
  expect(
    await screen.findByText('Arrives 2 to 3 working days after the payment. Pune, 411001.'),
  ).toBeVisible();
});

test('[DEL-03] the remembered PIN code is looked up at once', async () => {
  localStorage.setItem(STORAGE_KEYS.deliveryPin, '560001');
  const { requestedPins, input } = await openDelivery(BENGALURU);
  expect(await screen.findByText(/Bengaluru, 560001/)).toBeVisible();
  expect(input).toHaveValue('560001');
  expect(requestedPins()).toEqual(['560001']);
});

test.each(['', '56000', '060001'])('[DEL-02] says that %j is no PIN code', async (typed) => {
  const { requestedPins, input, user } = await openDelivery(BENGALURU);
  await user.type(input, `${typed}{Enter}`);
  expect(input).toHaveAccessibleDescription('A PIN code has 6 digits and doesn’t begin with 0');
  expect(input).toHaveFocus();
  expect(requestedPins()).toEqual([]);
});

test('[DEL-02] says where the store doesn’t deliver', async () => {
  const { input, user } = await openDelivery(new HttpError('unknown', { status: 404 }));
  await user.type(input, '990001{Enter}');
  expect(await screen.findByText(/^We don’t deliver to 990001/)).toBeVisible();
});

test('[DEL-02] what was found out about a PIN code isn’t shown for another one', async () => {
  const { input, user } = await openDelivery(new HttpError('unknown', { status: 404 }));
  await user.type(input, '999999{Enter}');
  expect(await screen.findByText(/^We don’t deliver to 999999/)).toBeVisible();
  await user.clear(input);
  await user.type(input, '060001{Enter}');
  expect(input).toHaveAccessibleDescription('A PIN code has 6 digits and doesn’t begin with 0');
  expect(screen.queryByText(/999999/)).toBeNull();
});

test('[DEL-04] a failure can be tried again', async () => {
  const responses = [new HttpError('failed', { status: 500 }), BENGALURU];
  const { input, user } = await openDelivery(() => responses.shift());
  await user.type(input, '560001{Enter}');
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check delivery' }));
  expect(await screen.findByText(/Bengaluru, 560001/)).toBeVisible();
});

test('[DEL-04] a late response never replaces that of a newer request', async () => {
  let respondLate: (response: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (respondLate = resolve));
  const { requestedPins, input, user } = await openDelivery(({ params }: RecordedCall) =>
    params?.pin === '560001' ? late : PUNE,
  );
  await user.type(input, '560001{Enter}');
  await waitFor(() => expect(requestedPins()).toHaveLength(1));
  await user.clear(input);
  await user.type(input, '411001{Enter}');
  expect(await screen.findByText(/Pune, 411001/)).toBeVisible();
  await act(async () => {
    respondLate(BENGALURU);
    await late;
  });
  expect(screen.getByText(/Pune, 411001/)).toBeVisible();
});
