import { screen, waitFor } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import type { QuoteRequest } from '@storefront/host/contracts/api';
import { openCheckout } from '../../testing/open-checkout';

const TITLE = '10% off your first order';

/** The server's quote for the lines of the checkout, in which only WELCOME10 can be used. */
function quote({ couponCodes = [] }: QuoteRequest) {
  const isWelcome = couponCodes.includes('WELCOME10');
  const discount = isWelcome ? 299.9 : 0;
  return {
    subtotal: 2999,
    discount,
    total: 2999 - discount,
    offers: isWelcome ? [{ title: TITLE, code: 'WELCOME10', discount }] : [],
    couponCodes: couponCodes.map((code) => ({
      code,
      problem: code === 'WELCOME10' ? null : 'This code ended on August 31, 2024.',
    })),
  };
}

const answering = ({ body }: { body?: unknown }) => ({ data: quote(body as QuoteRequest) });

async function apply(user: Awaited<ReturnType<typeof openCheckout>>['user'], code: string) {
  await user.click(screen.getByText('Add a code'));
  await user.type(screen.getByLabelText('Coupon or gift card code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

test('[OFFR-01] a code takes off what the server says, and is announced', async () => {
  const { user } = await openCheckout({ quote: answering });
  await apply(user, 'welcome10');
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText('−₹299.90')).toBeVisible();
  expect(screen.getByText('₹2,699.10')).toBeVisible();
  expect(screen.getByText('The code is applied.')).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('Coupon or gift card code')).toHaveValue('');
});

test('[OFFR-02] a code that can’t be used says why at the field, and isn’t kept', async () => {
  const { user } = await openCheckout({ quote: answering });
  await apply(user, 'SUMMER3');
  const field = screen.getByLabelText('Coupon or gift card code');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This code ended on August 31, 2024.'),
  );
  expect(field).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Codes' })).not.toBeInTheDocument();
});

test('[OFFR-01] a kept code can be removed, and the total is as before', async () => {
  const { user } = await openCheckout({ quote: answering, couponCodes: ['WELCOME10'] });
  expect(await screen.findByText('−₹299.90')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the code WELCOME10' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  expect(screen.getByText('The code WELCOME10 is removed.')).toBeInTheDocument();
});

test('[OFFR-02] a kept code that isn’t used any more says why', async () => {
  await openCheckout({ quote: answering, couponCodes: ['SUMMER3'] });
  expect(await screen.findByText('This code ended on August 31, 2024.')).toBeVisible();
});

test('[OFFR-02] too many attempts are said in the server’s words, and any other failure in the shop’s', async () => {
  const error = 'Too many attempts. Please try again in 1 minute.';
  let failure = new HttpError('429', { status: 429, body: { error } });
  const { user } = await openCheckout({ quote: () => failure });
  await apply(user, 'WELCOME10');
  expect(await screen.findByText(error)).toBeVisible();
  failure = new HttpError('500', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The code couldn’t be checked. Please try again.')).toBeVisible();
});
