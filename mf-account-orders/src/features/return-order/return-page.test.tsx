import { HttpError } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import {
  deliveredOrderResponse,
  paidOrderResponse,
} from '../../testing/order-with-history-response';

const ORDER = '/orders/K7Q2-M9XA';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const dress = {
  id: 'dress',
  title: 'Silk Dress',
  regularPrice: 1299.5,
  stock: {
    total: 4,
    variants: [
      { size: 'M', color: 'Black', quantity: 2 },
      { size: 'L', color: 'Black', quantity: 2 },
      { size: 'S', color: 'Black', quantity: 0 },
    ],
  },
};

async function open(order: unknown = deliveredOrderResponse(), responses: FakeResponses = {}) {
  const recorded = createTestHost({
    responses: { [`GET ${ORDER}`]: order, 'GET /products/dress': dress, ...responses },
    session: { signedIn: true },
  });
  const path = '/orders/:id/return';
  const { router } = await renderRoute(routes.orderReturn, {
    host: recorded.host,
    path,
    at: `${ORDER}/return`,
  });
  await waitFor(() => expect(screen.queryByText('Loading your order')).not.toBeInTheDocument());
  return { ...recorded, loadAgain: () => act(() => router.revalidate()) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Chooses one dress, and a reason. */
async function chooseDress() {
  await press('Increase quantity of Silk Dress to send back');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Too small');
}

/** The body of the request. */
function sentBy({ calls }: Awaited<ReturnType<typeof open>>): unknown {
  return calls.find(({ method }) => method === 'POST')?.body;
}

test('[ORDP-06] a return is chosen, reviewed and requested', async () => {
  const entry = {
    id: 'r1',
    kind: 'return',
    state: 'requested',
    createdAt: '2024-01-08T10:00:00.000Z',
    lines: [{ itemId: 'K7-1', quantity: 1 }],
    refundAmount: 1299.5,
  };
  const recorded = await open(undefined, { [`POST ${ORDER}/returns`]: entry });
  await chooseDress();
  await press('Review Request');
  expect(screen.getByRole('heading', { level: 1, name: 'Review Your Request' })).toHaveFocus();
  expect(screen.getByText('1 × Silk Dress (M, Black)')).toBeVisible();
  expect(screen.getByText('₹1,299.50')).toBeVisible();
  expect(recorded.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await press('Request Return');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We Have Your Request' }),
  ).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Download Label' })).toBeVisible();
  expect(sentBy(recorded)).toEqual({
    kind: 'return',
    lines: [{ itemId: 'K7-1', quantity: 1 }],
    reason: 'too-small',
    pickupAddress: {
      fullName: 'Asha Rao',
      address: '12 Linking Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      postalCode: '400050',
      phone: '+919876543210',
    },
  });
});

test('[COD-05] a return of what was paid to the courier is refunded to the UPI ID that is entered', async () => {
  const entry = {
    id: 'r1',
    kind: 'return',
    state: 'requested',
    createdAt: '2024-01-08T10:00:00.000Z',
    lines: [{ itemId: 'K7-1', quantity: 1 }],
    refundAmount: 1299.5,
  };
  const recorded = await open(deliveredOrderResponse({ isPaidOnDelivery: true }), {
    [`POST ${ORDER}/returns`]: entry,
  });
  expect(screen.getByText('You get your money back to your UPI account.')).toBeVisible();
  await chooseDress();
  const upiId = screen.getByRole('textbox', { name: 'UPI ID' });
  await userEvent.type(upiId, 'meera at okbank');
  await press('Review Request');
  expect(upiId).toHaveAccessibleDescription(/Enter a UPI ID such as name@bank/);
  await userEvent.clear(upiId);
  await userEvent.type(upiId, ' meera@okbank ');
  await press('Review Request');
  expect(screen.getByText('₹1,299.50 to meera@okbank')).toBeVisible();
  await press('Request Return');
  expect(await screen.findByText(/₹1,299\.50 is refunded to your UPI account\./)).toBeVisible();
  expect(sentBy(recorded)).toMatchObject({ refundUpiId: 'meera@okbank' });
});

test('[COD-05] an exchange of what was paid to the courier asks for no UPI ID', async () => {
  await open(deliveredOrderResponse({ isPaidOnDelivery: true }));
  await userEvent.click(screen.getByRole('radio', { name: /^Exchange/ }));
  expect(screen.queryByRole('textbox', { name: 'UPI ID' })).not.toBeInTheDocument();
});

test('[ORDP-06] an exchange asks for another variant that is in stock', async () => {
  const recorded = await open(undefined, { [`POST ${ORDER}/returns`]: {} });
  await userEvent.click(screen.getByRole('radio', { name: /^Exchange/ }));
  expect(await screen.findByText('There is no other size or color of it.')).toBeVisible();
  await chooseDress();
  await press('Review Request');
  const wanted = screen.getByLabelText('Instead of M, Black');
  expect(wanted).toHaveAccessibleDescription('Please choose a size or color');
  expect(within(wanted).getByRole('option', { name: 'S, Black (sold out)' })).toBeDisabled();
  await userEvent.selectOptions(wanted, 'L, Black');
  await press('Review Request');
  expect(screen.getByText('1 × Silk Dress (M, Black), for L, Black')).toBeVisible();
  await press('Request Exchange');
  await screen.findByRole('heading', { level: 1, name: 'We Have Your Request' });
  expect(sentBy(recorded)).toMatchObject({
    kind: 'exchange',
    lines: [{ itemId: 'K7-1', quantity: 1, selectedSize: 'L', selectedColor: 'Black' }],
  });
});

test('[ORDP-06] an exchange leaves out what was chosen for a return and has no other size or colour', async () => {
  await open();
  await press('Increase quantity of Leather Belt to send back');
  await userEvent.click(screen.getByLabelText(/^Exchange/));
  await chooseDress();
  await userEvent.selectOptions(screen.getByLabelText('Instead of M, Black'), 'L, Black');
  await press('Review Request');
  expect(screen.getByText('1 × Silk Dress (M, Black), for L, Black')).toBeVisible();
  expect(screen.queryByText(/Leather Belt/)).not.toBeInTheDocument();
});

test('[ORDP-06] an exchange is for another variant that costs the same today', async () => {
  const variant = (length: string, finish: string, regularPrice: number) => ({
    size: null,
    color: null,
    options: { Length: length, Finish: finish },
    regularPrice,
    quantity: 3,
  });
  const chain = {
    id: 'dress',
    title: 'Fine Chain',
    regularPrice: 1299,
    priceVaries: true,
    stock: {
      total: 9,
      variants: [
        variant('40 cm', 'Matt', 1299),
        variant('45 cm', 'Matt', 1499),
        variant('45 cm', 'Bright', 1499),
      ],
    },
  };
  const item = {
    id: 'K7-1',
    productId: 'dress',
    productTitle: 'Fine Chain',
    quantity: 1,
    price: 1399,
    selectedOptions: { Finish: 'Matt', Length: '45 cm' },
    returnableQuantity: 1,
  };
  const recorded = await open(deliveredOrderResponse({ items: [item] }), {
    'GET /products/dress': chain,
    [`POST ${ORDER}/returns`]: {},
  });
  await userEvent.click(screen.getByRole('radio', { name: /^Exchange/ }));
  const wanted = await screen.findByLabelText('Instead of Matt, 45 cm');
  expect(
    within(wanted)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose one', '45 cm, Bright']);
  await userEvent.selectOptions(wanted, '45 cm, Bright');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Too small');
  await press('Review Request');
  expect(screen.getByText('1 × Fine Chain (Matt, 45 cm), for 45 cm, Bright')).toBeVisible();
  await press('Request Exchange');
  await screen.findByRole('heading', { level: 1, name: 'We Have Your Request' });
  expect(sentBy(recorded)).toMatchObject({
    lines: [{ itemId: 'K7-1', selectedOptions: { Length: '45 cm', Finish: 'Bright' } }],
  });
});

test('[ORDP-06] options that can’t be loaded are loaded by the retry', async () => {
  const responses = [new HttpError('500', { status: 500 }), dress];
  await open(undefined, { 'GET /products/dress': () => responses.shift() });
  await chooseDress();
  await userEvent.click(screen.getByLabelText(/^Exchange/));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await press('Try Again');
  expect(await screen.findByLabelText('Instead of M, Black')).toBeVisible();
});

test('[ORDP-06] a missing item and a missing reason show an error', async () => {
  await open();
  await press('Review Request');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one item.');
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please choose a reason');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Another reason');
  expect(screen.getByLabelText('What is wrong?')).toBeRequired();
});

test('[ORDP-06] no more can be chosen than can be sent back', async () => {
  await open();
  const more = screen.getByRole('button', {
    name: 'Increase quantity of Leather Belt to send back',
  });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [{ error: 'The days for returns are over.' }, 'The days for returns are over.', undefined],
  [{ error: 'Phone is wrong', field: 'pickupAddress/phone' }, 'Phone is wrong', 'Phone'],
])('[ORDP-06] the refusal %o is shown in the form again', async (body, message, label) => {
  const refused = new HttpError('refused', { status: 409, body });
  await open(undefined, { [`POST ${ORDER}/returns`]: refused });
  await chooseDress();
  await press('Review Request');
  await press('Request Return');
  if (label === undefined) {
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  } else {
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(screen.getByLabelText('Reason')).toHaveValue('too-small');
});

test('[ORDP-06] what was entered stays when the order is loaded again', async () => {
  const { loadAgain } = await open(() => deliveredOrderResponse());
  await chooseDress();
  await loadAgain();
  expect(screen.getByLabelText('Reason')).toHaveValue('too-small');
  await press('Review Request');
  await loadAgain();
  expect(screen.getByText('1 × Silk Dress (M, Black)')).toBeVisible();
});

test('[ORDP-06] the form starts again when other pieces of the order can be sent back', async () => {
  const { items = [], ...order } = deliveredOrderResponse() as { items?: unknown[] };
  const orders = [
    { ...order, items },
    { ...order, items: items.slice(1) },
  ];
  const { loadAgain } = await open(() => orders.shift());
  await chooseDress();
  await press('Review Request');
  await loadAgain();
  expect(screen.getByRole('heading', { level: 1, name: 'Return or Exchange' })).toHaveFocus();
  expect(screen.queryByText('Silk Dress')).not.toBeInTheDocument();
  expect(screen.getByText('Leather Belt')).toBeVisible();
});

test('[ORDP-06] the confirmation stays when the order is loaded again without returnable items', async () => {
  const { items = [], ...order } = deliveredOrderResponse() as { items?: object[] };
  const kept = items.map((item) => ({ ...item, returnableQuantity: 0 }));
  const orders = [
    { ...order, items },
    { ...order, items: kept },
  ];
  const { loadAgain } = await open(() => orders.shift(), { [`POST ${ORDER}/returns`]: {} });
  await chooseDress();
  await press('Review Request');
  await press('Request Return');
  await screen.findByRole('heading', { level: 1, name: 'We Have Your Request' });
  await loadAgain();
  expect(screen.getByRole('heading', { level: 1, name: 'We Have Your Request' })).toBeVisible();
});

test.each([
  ['its period is over', '2024-01-14T10:00:00.000Z', /could be sent back until/],
  [
    'all of it is in a return',
    '2999-01-14T10:00:00.000Z',
    /are in a return or an exchange already/,
  ],
  ['it isn’t delivered', null, /isn’t delivered yet/],
])('[ORDP-06] says that nothing of the order can be sent back, as %s', async (_, until, why) => {
  const { items, ...order } = paidOrderResponse() as { items?: Record<string, unknown>[] };
  const kept = (items ?? []).map((item) => ({ ...item, returnableQuantity: 0 }));
  await open({ ...order, items: kept, returnableUntil: until });
  expect(screen.getByText('Nothing can be sent back')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Order' })).toHaveAttribute('href', ORDER);
});
