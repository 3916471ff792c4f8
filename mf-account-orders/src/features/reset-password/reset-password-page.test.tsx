import { HttpError, type SessionState } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { lateResponse } from '../../testing/late-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

interface Opened {
  at?: string;
  response?: unknown;
  session?: Partial<SessionState>;
}

async function open({
  at = '/reset-password#token=abc',
  response = {},
  session = {},
}: Opened = {}) {
  const recorded = createTestHost({
    responses: { 'POST /users/reset-password': response },
    session,
  });
  await renderRoute(routes.resetPassword, { host: recorded.host, path: '/reset-password', at });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return recorded;
}

async function setPassword(password: string, repetition = password) {
  await userEvent.click(screen.getByLabelText('New password'));
  await userEvent.paste(password);
  await userEvent.click(screen.getByLabelText('Confirm new password'));
  await userEvent.paste(repetition);
  await userEvent.click(screen.getByRole('button', { name: 'Set New Password' }));
}

const refusal = (field: string, error: string) =>
  new HttpError('400', { status: 400, body: { error, field } });

test('[RECO-03] sends the link’s token with the new password, and leads to the sign-in', async () => {
  const { calls, commands } = await open();
  await setPassword('quiet-harbour-9');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
  const body = { token: 'abc', password: 'quiet-harbour-9' };
  expect(calls).toEqual([{ method: 'POST', path: '/users/reset-password', body }]);
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Password changed',
        description: 'All devices are signed out. Sign in with your new password.',
      },
    },
  ]);
});

test('[RECO-03] signs this device out as well', async () => {
  const { commands } = await open({ session: { signedIn: true } });
  await setPassword('quiet-harbour-9');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
  expect(commands.map(({ name }) => name)).toEqual(['session.sign-out', 'toast.show']);
});

test('[RECO-03] a change that is answered late leaves the shopper on the page opened meanwhile', async () => {
  const { response, send } = lateResponse();
  const { commands } = await open({ response: () => response });
  await setPassword('quiet-harbour-9');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  await send({});
  expect(commands.at(-1)?.payload).toMatchObject({ title: 'Password changed' });
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(/^\/$/);
});

test('[RECO-04] requires eight characters, twice the same, before the call', async () => {
  const { calls } = await open();
  await setPassword('1234567', '7654321');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  );
  expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  expect(calls).toEqual([]);
});

test('[RECO-04] shows the API’s message about the password at its field', async () => {
  await open({ response: refusal('password', 'This password is one of the most common ones') });
  await setPassword('password123');
  expect(await screen.findByText('This password is one of the most common ones')).toBeVisible();
});

test.each([
  ['was used already', { response: refusal('token', 'This link was used already') }],
  ['has no token', { at: '/reset-password' }],
])('[RECO-05] a link that %s leads to the page that sends a new one', async (_, opened: Opened) => {
  await open(opened);
  if (opened.response) await setPassword('quiet-harbour-9');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link can’t be used');
  expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('[RECO-03] shows any other failure in a toast, and keeps the form', async () => {
  const { commands } = await open({ response: new HttpError('500', { status: 500 }) });
  await setPassword('quiet-harbour-9');
  expect(await screen.findByRole('button', { name: 'Set New Password' })).toBeEnabled();
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Error',
        description: 'Failed to set the password. Please try again.',
        tone: 'destructive',
      },
    },
  ]);
});
