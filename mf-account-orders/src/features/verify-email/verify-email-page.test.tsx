import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(response: unknown = {}, at = '/verify-email#token=abc') {
  const recorded = createTestHost({ responses: { 'POST /users/verify-email': response } });
  await renderRoute(routes.verifyEmail, { host: recorded.host, path: '/verify-email', at });
  return recorded;
}

test('[RECO-08] sends the link’s token automatically, and says that the address is verified', async () => {
  const { calls } = await open();
  expect(await screen.findByText('Your email address is verified')).toBeVisible();
  expect(calls).toEqual([{ method: 'POST', path: '/users/verify-email', body: { token: 'abc' } }]);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

test('[RECO-08] says that the verification is running until the response comes', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { calls } = await open(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByRole('status')).toHaveTextContent('Verifying your email address');
  await waitFor(() => expect(calls).toHaveLength(1));
  arrive({});
  expect(await screen.findByText('Your email address is verified')).toBeVisible();
});

test.each([
  [
    'the API refuses',
    new HttpError('400', { status: 400, body: { error: 'Used', field: 'token' } }),
    '/verify-email#token=abc',
  ],
  ['has no token', {}, '/verify-email'],
])(
  '[RECO-08] a link that %s leads to the account, which sends a new one',
  async (_, response, at) => {
    await open(response, at);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link can’t be used');
    expect(screen.getByRole('link', { name: 'Go to Your Account' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
);

test('[RECO-08] a failed call can be tried again', async () => {
  const responses = [new HttpError('Network Error', { noResponse: true }), {}];
  await open(() => responses.shift());
  expect(await screen.findByRole('alert')).toHaveTextContent('No response from server.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Your email address is verified')).toBeVisible();
});
