import { HttpError } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { orderResponse } from '../../testing/order-response';
import {
  deliveredOrderResponse,
  event,
  paidOrderResponse,
} from '../../testing/order-with-history-response';

const PATH = '/orders/K7Q2-M9XA';

beforeAll(stubDialogElement);
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(order: unknown, responses: FakeResponses = {}) {
  const recorded = createTestHost({
    responses: { [`GET ${PATH}`]: order, ...responses },
    session: { signedIn: true },
  });
  await renderRoute(routes.order, { host: recorded.host, path: '/orders/:id', at: PATH });
  await waitFor(() => expect(screen.queryByText('Loading your order')).not.toBeInTheDocument());
  return recorded;
}

/** The toasts that were shown, by their titles. */
function toastsOf({ commands }: Awaited<ReturnType<typeof open>>): unknown[] {
  return commands
    .filter(({ name }) => name === 'toast.show')
    .map(({ payload }) => (payload as { title: string }).title);
}

test('[ORDP-02] shows number, status, timeline, items, payment and delivery', async () => {
  await open(deliveredOrderResponse());
  expect(screen.getByRole('heading', { level: 1, name: 'Order K7Q2-M9XA' })).toBeVisible();
  expect(screen.getByText('Delivered', { selector: '[data-tone]' })).toBeVisible();
  expect(screen.getByText('Placed on January 5, 2024')).toBeVisible();
  const timeline = within(screen.getByRole('list', { name: 'Timeline' }));
  expect(timeline.getByText('January 6, 2024 at 3:30 PM')).toBeVisible();

  const items = within(screen.getByRole('region', { name: 'Items' }));
  expect(items.getAllByRole('listitem')[0]).toHaveTextContent(
    'Silk DressM, BlackQuantity: 2, ₹1,299.50 each₹2,599.00',
  );
  expect(items.getByRole('link', { name: 'Silk Dress' })).toHaveAttribute(
    'href',
    '/product/dress?color=Black',
  );

  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('ShippingFree');
  expect(payment).toHaveTextContent('Paid by UPIJanuary 5, 2024 at 3:35 PM₹3,449.00');
  const delivery = screen.getByRole('region', { name: 'Delivery' });
  expect(delivery).toHaveTextContent('Asha Rao');
  expect(delivery).toHaveTextContent('12 Linking Road, Mumbai, Maharashtra 400050');
});

test('[ORDP-02] an order without a history is shown with the data that it has', async () => {
  await open(orderResponse({ status: 1 }));
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps[1]).toHaveTextContent('Paid');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('[DATE-05] an order that is later than promised says so, and where to ask', async () => {
  const delivery = { earliest: '2024-01-10', latest: '2024-01-11' };
  await open(paidOrderResponse({ delivery }));
  const note = screen.getByText(/^This order is later than we promised/);
  expect(note).toHaveTextContent('it was to arrive Wed 10 to Thu 11 January.');
  expect(within(note).getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test.each([
  [
    'one that is still in time',
    paidOrderResponse({ delivery: { earliest: '2999-01-01', latest: '2999-01-02' } }),
  ],
  [
    'a delivered one',
    deliveredOrderResponse({
      delivery: { earliest: '2024-01-04', latest: '2024-01-05' },
      deliveredAt: '2024-01-07T10:00:00.000Z',
    }),
  ],
  ['one without a promise', paidOrderResponse({ delivery: null })],
])('[DATE-05] no order is called late that is %s', async (_what, order) => {
  await open(order);
  expect(screen.queryByText(/later than we promised/)).not.toBeInTheDocument();
});

test.each([404, 403])(
  '[ORDP-02] a response of %s says that there is no such order',
  async (status) => {
    await open(new HttpError('no', { status }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Not Found');
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');
  },
);

test('[ORDP-02] a failure can be retried', async () => {
  const responses = [new HttpError('500', { status: 500 }), deliveredOrderResponse()];
  await open(() => responses.shift() ?? deliveredOrderResponse());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load this order.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Order K7Q2-M9XA' })).toBeVisible();
});

test('[ORDP-03] the actions depend on the status of the order', async () => {
  await open(deliveredOrderResponse());
  expect(screen.getByRole('link', { name: 'Return or Exchange' })).toHaveAttribute(
    'href',
    `${PATH}/return`,
  );
  expect(screen.queryByRole('link', { name: 'Pay Now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('[ORDP-03] an unpaid order has a link to its payment', async () => {
  await open(orderResponse({ canCancel: true }));
  expect(screen.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    '/payment?orderId=K7Q2-M9XA',
  );
});

test('[ORDP-04] a cancellation says what is refunded, and is sent after the confirmation', async () => {
  let order: unknown = paidOrderResponse();
  const cancelled = paidOrderResponse({
    status: 4,
    canCancel: false,
    refundDue: true,
    refundAmount: 3449,
    timeline: [event('paid', '2024-01-05'), event('x', ''), event('cancelled', '2024-01-06')],
  });
  const recorded = await open(() => order, {
    [`POST ${PATH}/cancel`]: () => (order = cancelled),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  expect(dialog.getByText(/₹3,449\.00 will be refunded the way it was paid/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText('Cancelled', { selector: '[data-tone]' })).toBeVisible();
  expect(screen.getByText('This order was cancelled; ₹3,449.00 will be refunded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(recorded.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[ORDP-04] if the order was shipped meanwhile, the dialog says so', async () => {
  const refused = new HttpError('409', { status: 409, body: { error: 'It is shipped already.' } });
  await open(paidOrderResponse(), { [`POST ${PATH}/cancel`]: refused });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('It is shipped already.');
});

test('[ORDP-05] buying again adds the available items to the cart and lists the others', async () => {
  const dress = {
    id: 'dress',
    title: 'Silk Dress',
    regularPrice: 1500,
    attributes: [{ key: 'size', value: ['S', 'M'] }],
    stock: { total: 1, variants: [{ size: 'M', color: 'Black', quantity: 1 }] },
  };
  const { commands } = await open(deliveredOrderResponse(), { 'GET /products/dress': dress });
  await userEvent.click(screen.getByRole('button', { name: 'Buy Again' }));
  expect(await screen.findByText('Only 1 left of Silk Dress (M, Black).')).toBeVisible();
  expect(screen.getByText('Leather Belt is not available any more.')).toBeVisible();
  expect(commands.filter(({ name }) => name === 'cart.add')).toEqual([
    {
      name: 'cart.add',
      payload: expect.objectContaining({
        id: 'dress',
        price: 1500,
        quantity: 1,
        selectedSize: 'M',
        selectedColor: 'Black',
      }) as unknown,
    },
  ]);
});

test('[ORDP-05] a further choice is shown, and bought again at the price of its variant today', async () => {
  const selectedOptions = { Length: '45 cm' };
  const chain = {
    id: 'chain',
    title: 'Fine Chain',
    handle: 'fine-chain',
    regularPrice: 1299,
    priceVaries: true,
    options: [{ name: 'Length', values: ['40 cm', '45 cm'] }],
    stock: {
      total: 4,
      variants: [
        { size: null, color: null, options: { Length: '40 cm' }, quantity: 3 },
        { size: null, color: null, options: { Length: '45 cm' }, regularPrice: 1599, quantity: 1 },
      ],
    },
  };
  const item = {
    id: 'K7-1',
    productId: 'chain',
    productTitle: 'Fine Chain',
    quantity: 2,
    price: 1499,
    selectedOptions,
  };
  const { commands } = await open(deliveredOrderResponse({ items: [item] }), {
    'GET /products/chain': chain,
  });
  const items = within(screen.getByRole('region', { name: 'Items' }));
  expect(items.getByRole('listitem')).toHaveTextContent('Fine Chain45 cmQuantity: 2');
  await userEvent.click(screen.getByRole('button', { name: 'Buy Again' }));
  expect(await screen.findByText('Only 1 left of Fine Chain (45 cm).')).toBeVisible();
  expect(commands.find(({ name }) => name === 'cart.add')?.payload).toMatchObject({
    id: 'chain',
    handle: 'fine-chain',
    price: 1599,
    quantity: 1,
    options: chain.options,
    selectedOptions,
  });
});

test('[ORDP-07] the page follows the order and reports new events', async () => {
  const { timeline, ...rest } = paidOrderResponse() as { timeline?: unknown[] };
  const packed = { ...rest, timeline: [...(timeline ?? []), event('packed', '2024-01-06T10:00Z')] };
  const recorded = await open(paidOrderResponse(), {
    [`STREAM ${PATH}/events`]: [JSON.stringify(packed)],
  });
  await waitFor(() => expect(toastsOf(recorded)).toEqual(['Order packed']));
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
});

test('[ORDP-06] a return is shown with its state, and can be withdrawn', async () => {
  const entry = {
    id: 'r1',
    kind: 'exchange',
    state: 'requested',
    createdAt: '2024-01-08T10:00:00.000Z',
    lines: [{ itemId: 'K7-1', quantity: 1, selectedSize: 'L', selectedColor: 'Black' }],
    reason: 'too-small',
    refundAmount: 0,
    canWithdraw: true,
  };
  let order = deliveredOrderResponse({ returns: [entry] });
  const recorded = await open(() => order, {
    [`DELETE ${PATH}/returns/r1`]: () => {
      order = deliveredOrderResponse({
        returns: [{ ...entry, state: 'withdrawn', canWithdraw: false }],
      });
      return {};
    },
  });
  const returns = within(screen.getByRole('region', { name: 'Returns and exchanges' }));
  expect(returns.getByText('1 × Silk Dress (M, Black), for L, Black')).toBeVisible();
  expect(returns.getByText('Requested')).toBeVisible();
  await userEvent.click(returns.getByRole('button', { name: 'Withdraw' }));
  expect(await returns.findByText('Withdrawn')).toBeVisible();
  expect(returns.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(recorded.calls).toContainEqual({ method: 'DELETE', path: `${PATH}/returns/r1` });
});
