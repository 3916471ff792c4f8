import { HttpError, type SessionState } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import routes from '../../exposed/routes';
import { lateResponse } from '../../testing/late-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(
  signIn: () => unknown = () => Promise.resolve({ returnTo: '/' }),
  session: Partial<SessionState> = {},
) {
  const recorded = createTestHost({ session, replies: { 'session.sign-in': signIn } });
  await renderRoute(routes.login, { host: recorded.host, path: '/login' });
  return recorded;
}

async function signInWith(email: string, password: string) {
  const emailField = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(emailField);
  await userEvent.paste(email);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('[LOGIN-01] offers email, password, Remember me and links to the other pages', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'autocomplete',
    'username',
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
});

test('[LOGIN-01] shows the password and hides it again', async () => {
  await open();
  expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('[LOGIN-02] reports an invalid email and a short password, and makes no call', async () => {
  const { commands } = await open();
  await signInWith('asha@nowhere', '12345');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Invalid email address',
  );
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  );
  expect(commands).toEqual([]);
});

test('[LOGIN-03] signs in with the email, without white space around it, and the password', async () => {
  const { commands } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await signInWith(' asha@example.com ', 'secret1');
  expect(commands[0]).toEqual({
    name: 'session.sign-in',
    payload: { email: 'asha@example.com', password: 'secret1', rememberMe: false },
  });
});

test('[LOGIN-04] a successful sign-in opens the page that the shopper came from', async () => {
  const { commands } = await open(() => Promise.resolve({ returnTo: '/checkout?step=2' }));
  await signInWith('asha@example.com', 'secret1');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/checkout?step=2');
  expect(commands).toContainEqual({
    name: 'toast.show',
    payload: { title: 'Success!', description: 'Logged in successfully.' },
  });
});

test('[LOGIN-04] a sign-in that is answered late leaves the shopper on the page opened meanwhile', async () => {
  const { response, send } = lateResponse();
  const { commands } = await open(() => response);
  await signInWith('asha@example.com', 'secret1');
  await userEvent.click(screen.getByRole('link', { name: 'Create Account' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/register');
  await send({ returnTo: '/checkout' });
  expect(commands.at(-1)?.payload).toMatchObject({ title: 'Success!' });
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/register');
});

test('[LOGIN-05] says that the response had no token', async () => {
  const { commands } = await open(() =>
    Promise.reject(new Error('Authentication failed: Token is missing in the response')),
  );
  await signInWith('asha@example.com', 'secret1');
  await waitFor(() =>
    expect(commands).toContainEqual({
      name: 'toast.show',
      payload: {
        title: 'Error',
        description: 'Authentication failed: Token is missing in the response',
        tone: 'destructive',
      },
    }),
  );
});

test.each([
  [
    'the server’s text',
    new HttpError('401', { status: 401, body: { error: 'Wrong password' } }),
    'Wrong password',
  ],
  [
    'a default text if the server sends none',
    new HttpError('500', { status: 500, body: '<html>' }),
    'Failed to login. Please check your credentials.',
  ],
  [
    'that there was no response',
    new HttpError('Network Error', { noResponse: true }),
    'No response from server. Please try again later.',
  ],
  ['any other error’s message', new Error('Storage is full'), 'Storage is full'],
])('[LOGIN-06] a failure shows %s and keeps what was typed', async (_, error, description) => {
  const { commands } = await open(() => Promise.reject(error));
  await signInWith('asha@example.com', 'secret1');
  await waitFor(() =>
    expect(commands).toContainEqual({
      name: 'toast.show',
      payload: { title: 'Error', description, tone: 'destructive' },
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
});

test('[LOGIN-07] the form says how long to wait, until the next try', async () => {
  const message = 'Too many failed sign-ins. Please try again in 4 minutes.';
  const replies = [
    new HttpError('429', { status: 429, body: { error: message } }),
    new HttpError('401', { status: 401, body: { error: 'Invalid email or password' } }),
  ];
  await open(() => Promise.reject(replies.shift() ?? new Error('unexpected')));
  await signInWith('asha@example.com', 'secret1');
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test('[REG-05] the email just registered is filled in', async () => {
  await open(undefined, { registeredEmail: 'new@example.com' });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('new@example.com');
});

test('a shopper who is signed in already is redirected to the home page', async () => {
  await open(undefined, { signedIn: true });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
});

test('when another tab signs in, this tab opens the page that the shopper came from', async () => {
  const { host } = createTestHost({ replies: { 'session.take-return': () => '/orders' } });
  const session = createStore(host.session.getState);
  await renderRoute(routes.login, { host: { ...host, session }, path: '/login' });
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  act(() => session.setState({ signedIn: true }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders');
});
