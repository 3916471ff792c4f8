import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { lateResponse } from '../../testing/late-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(
  register: () => unknown = () => Promise.resolve(),
  { remembered = '/', signIn = (): unknown => ({ returnTo: '/' }) } = {},
) {
  const recorded = createTestHost({
    replies: {
      'session.register': register,
      'session.take-return-to': ({ path }) => path === remembered,
      'session.sign-in': signIn,
    },
  });
  await renderRoute(routes.register, { host: recorded.host, path: '/register' });
  await screen.findByRole('heading', { level: 1, name: 'Create Account' });
  return recorded;
}

const VALID = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.com',
  Password: 'secret1',
  'Confirm password': 'secret1',
};

async function registerWith(more: Partial<Record<keyof typeof VALID, string>> = {}) {
  for (const [label, value] of Object.entries({ ...VALID, ...more })) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('[REG-01] asks for names, email and the password twice, and recommends common providers', async () => {
  await open();
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Gmail/);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Confirm password')).toBeVisible();
});

test('[REG-02] reports fields that are too short and passwords that differ', async () => {
  const { commands } = await open();
  await registerWith({
    'First name': 'A ',
    'Last name': 'R',
    Password: '12345',
    'Confirm password': '54321',
  });
  expect(screen.getByText('First name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Last name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  expect(commands).toEqual([]);
});

test('[REG-03] an invalid email is reported in a toast and beside the field, without a call', async () => {
  const { commands } = await open();
  await registerWith({ Email: 'asha at example' });
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    /^Please enter a valid email address\./,
  );
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Invalid Email',
        description: 'Please enter a valid email address.',
        tone: 'destructive',
      },
    },
  ]);
});

test('[REG-04] does not send the second password', async () => {
  const { commands } = await open();
  await registerWith();
  expect(commands[0]).toEqual({
    name: 'session.register',
    payload: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      password: 'secret1',
    },
  });
});

test('[REG-05] a registration that is answered late leaves the shopper on the page opened meanwhile', async () => {
  const { response, send } = lateResponse();
  const { commands } = await open(() => response);
  await registerWith();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
  await send(undefined);
  expect(commands.at(-1)?.payload).toMatchObject({ title: 'Success!' });
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/login');
});

test('[REG-05] success shows a toast and navigates home', async () => {
  const { commands } = await open();
  await registerWith();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  expect(commands).toContainEqual({
    name: 'toast.show',
    payload: {
      title: 'Success!',
      description: 'Account created successfully. You can now log in.',
    },
  });
});

test('[REG-08] registering in the middle of a checkout goes back to it, signed in', async () => {
  const { commands } = await open(undefined, { remembered: '/checkout' });
  await registerWith();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/checkout');
  expect(commands).toContainEqual({
    name: 'session.sign-in',
    payload: { email: 'asha@example.com', password: 'secret1', rememberMe: true },
  });
  expect(commands.at(-1)?.payload).toMatchObject({
    description: 'Account created successfully. You are signed in.',
  });
});

test('[REG-08] if that sign-in fails, the sign-in page leads to the checkout', async () => {
  const { commands } = await open(undefined, {
    remembered: '/checkout',
    signIn: () => Promise.reject(new HttpError('failed', { status: 503 })),
  });
  await registerWith();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
  expect(commands).toContainEqual({ name: 'session.return-to', payload: { path: '/checkout' } });
  expect(commands.at(-1)?.payload).toMatchObject({
    description: 'Account created successfully. You can now log in.',
  });
});

test('[REG-05] any other remembered page stays for the next sign-in', async () => {
  const { commands } = await open(undefined, { remembered: '/orders?sort=newest' });
  await registerWith();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  expect(commands.map(({ name }) => name)).not.toContain('session.sign-in');
});

const EMAIL_BLAMED =
  'Registration failed. Please try using a different email provider (like gmail.com or outlook.com).';

test.each([
  ['the server’s text', { status: 409, body: { error: 'Already taken' } }, 'Already taken'],
  [
    'a default text if the server sends none',
    { status: 500, body: {} },
    'Failed to register. Please try again.',
  ],
  [
    'the same when there was no response',
    { noResponse: true },
    'Failed to register. Please try again.',
  ],
  ['that the email is the cause', { status: 422, body: { field: 'email' } }, EMAIL_BLAMED],
  [
    'that the email is among the errors',
    { status: 400, body: { errors: { email: ['refused'] } } },
    EMAIL_BLAMED,
  ],
  [
    'that an error of the list names the email',
    { status: 400, body: { errors: [{ path: 'email' }] } },
    EMAIL_BLAMED,
  ],
])('[REG-06] a failure shows %s and keeps the form', async (_, details, description) => {
  const { commands } = await open(() => Promise.reject(new HttpError('failed', details)));
  await registerWith();
  await waitFor(() =>
    expect(commands).toContainEqual({
      name: 'toast.show',
      payload: { title: 'Registration Error', description, tone: 'destructive' },
    }),
  );
  for (const [label, value] of Object.entries(VALID)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
});

test('[REG-07] a password that the API refuses has an error at its field until it is changed', async () => {
  const error = 'Password must be at least 8 characters';
  await open(() =>
    Promise.reject(new HttpError('400', { status: 400, body: { error, field: 'password' } })),
  );
  await registerWith();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(error)));
  expect(password).toBeInvalid();
  await userEvent.type(password, '-and-more');
  await userEvent.tab();
  expect(password).toBeValid();
});
