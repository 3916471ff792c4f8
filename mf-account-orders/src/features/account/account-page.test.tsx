import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { lateResponse } from '../../testing/late-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const account = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  createdAt: '2024-01-05T10:00:00.000Z',
};

async function open(response: unknown) {
  const recorded = createTestHost({
    responses: { 'GET /accountInfo': response },
    session: { signedIn: true },
  });
  await renderRoute(routes.account, { host: recorded.host, path: '/account' });
  return recorded;
}

test.each([
  ['bare', account],
  ['wrapped in data', { data: account }],
])(
  '[ACCT-01] shows the name, the email and the date of registration, read %s',
  async (_, response) => {
    await open(response);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    expect(screen.getByText('Member Since')).toBeVisible();
    expect(screen.getByText('January 5, 2024')).toBeVisible();
  },
);

test('[ACCT-02] links to the orders and to the home page', async () => {
  await open(account);
  expect(await screen.findByRole('link', { name: /My Orders/ })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('[ACCT-02] signs out and opens the home page', async () => {
  const { commands } = await open(account);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  expect(commands).toEqual([{ name: 'session.sign-out', payload: undefined }]);
});

test('[ACCT-02] a sign-out that is answered late leaves the shopper on the page opened meanwhile', async () => {
  const { response, send } = lateResponse();
  const { host } = createTestHost({
    responses: { 'GET /accountInfo': account },
    replies: { 'session.sign-out': () => response },
    session: { signedIn: true },
  });
  await renderRoute(routes.account, { host, path: '/account' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await userEvent.click(screen.getByRole('link', { name: /Wishlist/ }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/wishlist');
  await send(undefined);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/wishlist');
});

test('[ACCT-03] says that the account is loading until it is shown', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  await open(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your account');
  arrive(account);
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [
    'a status of 500',
    new HttpError('500', { status: 500 }),
    'Failed to load account information (Status: 500)',
  ],
  [
    'no response',
    new HttpError('Network Error', { noResponse: true }),
    'Failed to load account information (No response received)',
  ],
  [
    'an error with a message',
    new Error('Out of paper'),
    'Failed to load account information: Out of paper',
  ],
  [
    'an error without a message',
    new Error(''),
    'Failed to load account information. Please refresh the page to try again.',
  ],
])('[ACCT-04] %s is shown in the panel and in one toast', async (_name, error, message) => {
  const { commands } = await open(error);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Error', description: message, tone: 'destructive' },
    },
  ]);
});

test('[ACCT-03] a failed account can be loaded again', async () => {
  const responses = [new HttpError('500', { status: 500 }), account];
  await open(() => responses.shift());
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('[ACCT-05] the signed-in devices', () => {
  const phone = {
    id: 'p',
    device: 'Safari on iPhone',
    lastUsedAt: '2024-02-03T10:00:00.000Z',
    isCurrent: false,
  };
  const laptop = { ...phone, id: 'l', device: 'Firefox on Windows', isCurrent: true };

  async function openWith(...sessions: unknown[]) {
    const remaining = [...sessions];
    const recorded = createTestHost({
      responses: {
        'GET /accountInfo': account,
        'GET /sessions': () => (remaining.length > 1 ? remaining.shift() : remaining[0]),
        'DELETE /sessions/p': {},
        'DELETE /sessions': {},
      },
      session: { signedIn: true },
    });
    await renderRoute(routes.account, { host: recorded.host, path: '/account' });
    const region = await screen.findByRole('region', { name: 'Signed-in devices' });
    return { ...recorded, list: within(region) };
  }

  const calls = (recorded: Awaited<ReturnType<typeof openWith>>) =>
    recorded.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

  test('are listed with their last use; this one has no button', async () => {
    const { list } = await openWith([laptop, phone]);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Firefox on WindowsThis device',
      'Safari on iPhoneLast used: February 3, 2024Sign out',
    ]);
    expect(list.getAllByRole('button')).toHaveLength(2);
  });

  test('are signed out one by one', async () => {
    const opened = await openWith([laptop, phone], [laptop]);
    await userEvent.click(opened.list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(calls(opened)).toEqual(['/sessions/p']);
    await waitFor(() => expect(opened.list.queryByText('Safari on iPhone')).toBeNull());
    expect(opened.list.queryByRole('button')).toBeNull();
    expect(opened.list.getByRole('heading')).toHaveFocus();
    expect(opened.commands).toEqual([
      {
        name: 'toast.show',
        payload: { title: 'Signed out', description: 'Safari on iPhone is signed out.' },
      },
    ]);
  });

  test('are signed out everywhere else at once', async () => {
    const opened = await openWith([laptop, phone], [laptop]);
    await userEvent.click(opened.list.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(calls(opened)).toEqual(['/sessions']);
    await waitFor(() => expect(opened.list.queryByText('Safari on iPhone')).toBeNull());
  });

  test('stay listed when the API fails, and a toast says so', async () => {
    const other = { ...phone, id: 'gone wrong' };
    const opened = await openWith([laptop, other]);
    opened.host.http.delete = () => Promise.reject(new HttpError('500', { status: 500 }));
    await userEvent.click(opened.list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() =>
      expect(opened.commands).toEqual([
        {
          name: 'toast.show',
          payload: {
            title: 'Error',
            description: 'Failed to sign out the device. Please try again.',
            tone: 'destructive',
          },
        },
      ]),
    );
    expect(opened.list.getByText('Safari on iPhone')).toBeVisible();
  });

  test('are left out if the API has no such endpoint', async () => {
    await open(account);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.queryByText('Signed-in devices')).not.toBeInTheDocument();
  });
});
