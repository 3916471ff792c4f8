import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(response: unknown = {}) {
  const recorded = createTestHost({ responses: { 'POST /users/forgot-password': response } });
  await renderRoute(routes.forgotPassword, { host: recorded.host, path: '/forgot-password' });
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
  return recorded;
}

async function askFor(email: string) {
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.paste(email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Link' }));
}

test('[RECO-01] sends the email, without white space around it, and says what to do next', async () => {
  const { calls } = await open();
  await askFor(' asha@example.com ');
  expect(await screen.findByRole('status')).toHaveTextContent(
    /If there is an account with asha@example\.com, we have sent a link to it/,
  );
  expect(calls).toEqual([
    { method: 'POST', path: '/users/forgot-password', body: { email: 'asha@example.com' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('[RECO-01] reports an invalid email, and makes no call', async () => {
  const { calls } = await open();
  await askFor('asha@nowhere');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Invalid email address',
  );
  expect(calls).toEqual([]);
});

test('[RECO-02] says how long to wait after several mails', async () => {
  const error = 'We have sent several mails. Please try again in 5 minutes.';
  await open(new HttpError('429', { status: 429, body: { error } }));
  await askFor('asha@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent(error);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test.each([
  [
    'no response',
    new HttpError('Network Error', { noResponse: true }),
    'No response from server. Please try again later.',
  ],
  [
    'status 500',
    new HttpError('500', { status: 500, body: '<html>' }),
    'Failed to send the link. Please try again.',
  ],
])(
  '[RECO-01] shows a failure in a toast and keeps the form: %s',
  async (_name, error, description) => {
    const { commands } = await open(error);
    await askFor('asha@example.com');
    expect(await screen.findByRole('button', { name: 'Send Link' })).toBeEnabled();
    expect(commands).toEqual([
      { name: 'toast.show', payload: { title: 'Error', description, tone: 'destructive' } },
    ]);
  },
);
