import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../../exposed/routes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(accounts: object[], response: unknown = {}) {
  const recorded = createTestHost({
    responses: {
      'GET /accountInfo': () => ({
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        createdAt: '2024-01-05T10:00:00.000Z',
        ...accounts.shift(),
      }),
      'POST /users/verification-mail': response,
    },
    session: { signedIn: true },
  });
  await renderRoute(routes.account, { host: recorded.host, path: '/account' });
  await screen.findByText('Asha Rao');
  return recorded;
}

test.each([{ emailVerified: true }, {}])(
  '[RECO-09] no notice for an address that is verified, or whose state the API does not send: %j',
  async (account) => {
    await open([account]);
    expect(screen.queryByText('Email address not verified')).not.toBeInTheDocument();
  },
);

test('[RECO-09] the link is sent again, and the notice disappears once the address is verified', async () => {
  const { commands } = await open([{ emailVerified: false }, { emailVerified: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Mail sent',
        description: 'We have sent a new link to asha@example.com. It works for 24 hours.',
      },
    },
  ]);
  await waitFor(() =>
    expect(screen.queryByText('Email address not verified')).not.toBeInTheDocument(),
  );
});

test('[RECO-09] says how long to wait after several mails', async () => {
  const error = 'We have sent several mails. Please try again in 5 minutes.';
  const { commands } = await open(
    [{ emailVerified: false }],
    new HttpError('429', { status: 429, body: { error } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Error', description: error, tone: 'destructive' },
    },
  ]);
});
