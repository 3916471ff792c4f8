import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import type { QuoteRequest } from '@storefront/host/contracts/api';
import { fillIn, openCheckout, placeOrder } from '../../../testing/open-checkout';

const CARD = 'GIFT-4K7Q-9XBM-41TD-C8WR';

/** The server's quote for the lines of the checkout, which a card pays completely, and store credit in part. */
function quote({ couponCodes = [], useStoreCredit = false }: QuoteRequest) {
  const credits = [
    ...couponCodes.map((code) => ({ codeEnding: code.slice(-4), amount: 2999 })),
    ...(useStoreCredit ? [{ codeEnding: null, amount: 500 }] : []),
  ];
  const toPay = credits.reduce((left, { amount }) => left - amount, 2999);
  return {
    ...{ subtotal: 2999, discount: 0, total: 2999, offers: [] },
    ...(credits.length > 0 && { credits, toPay }),
    storeCredit: 500,
    couponCodes: couponCodes.map((code) => ({ code, problem: null })),
  };
}

const answering = ({ body }: { body?: unknown }) => ({ data: quote(body as QuoteRequest) });
const row = (name: string) => screen.getByText(name).closest('div');

test('[GIFT-03] store credit pays only if that is chosen, and the order says what is left', async () => {
  const { user, posts } = await openCheckout({ quote: answering, responses: [{ id: 'A1' }] });
  const choice = await screen.findByRole('checkbox', {
    name: 'Use your store credit of ₹500.00',
  });
  expect(screen.queryByText('Store credit')).not.toBeInTheDocument();
  await user.click(choice);
  await waitFor(() => expect(row('Store credit')).toHaveTextContent('−₹500.00'));
  expect(row('To pay')).toHaveTextContent('₹2,499.00');
  await fillIn(user);
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()[0]?.body).toMatchObject({
    useStoreCredit: true,
    expectedTotal: 2999,
    expectedToPay: 2499,
  });
});

test('[GIFT-02] an order for which nothing is left to be paid leads to its confirmation', async () => {
  const { user } = await openCheckout({
    quote: answering,
    couponCodes: [CARD],
    responses: [{ id: 'A1', total: 2999, toPay: 0 }],
  });
  await waitFor(() => expect(row('Gift card ending in C8WR')).toHaveTextContent('−₹2,999.00'));
  expect(row('To pay')).toHaveTextContent(/₹0\.00$/);
  expect(screen.queryByRole('checkbox', { name: /store credit/ })).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(placeOrder());
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/order-success?orderId=A1');
});

test('[GIFT-07] a card that pays less by then has to be accepted', async () => {
  const body = { error: 'Other amounts.', items: [], subtotal: 2999, total: 2999, toPay: 1999 };
  const credits = [{ codeEnding: 'C8WR', amount: 1000 }];
  const { user, posts } = await openCheckout({
    quote: answering,
    couponCodes: [CARD],
    responses: [new HttpError('409', { status: 409, body: { ...body, credits } }), { id: 'A1' }],
  });
  await waitFor(() => expect(row('To pay')).toHaveTextContent('₹0.00'));
  await fillIn(user);
  await user.click(placeOrder());
  const notice = await screen.findByRole('region', { name: 'What is left to pay has changed' });
  expect(notice).toHaveAccessibleDescription(
    'It was ₹0.00 and is now ₹1,999.00. Nothing has been ordered yet.',
  );
  expect(within(notice).getByText('To pay').closest('div')).toHaveTextContent('now₹1,999.00');
  await user.click(screen.getByRole('button', { name: 'Accept ₹1,999.00 and Place Order' }));
  await screen.findByTestId('elsewhere');
  expect(posts()[1]?.body).toMatchObject({ expectedTotal: 2999, expectedToPay: 1999 });
});
