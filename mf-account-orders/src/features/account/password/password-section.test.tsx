import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../../exposed/routes';
import { lateResponse } from '../../../testing/late-response';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const account = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  createdAt: '2024-01-05T10:00:00.000Z',
};

async function openForm(response: unknown = {}) {
  const recorded = createTestHost({
    responses: { 'GET /accountInfo': account, 'PUT /users/password': response },
    session: { signedIn: true },
  });
  await renderRoute(routes.account, { host: recorded.host, path: '/account' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  expect(await screen.findByLabelText('Current password')).toHaveFocus();
  return recorded;
}

async function change(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save Password' }));
}

const VALID = {
  'Current password': 'correct-horse',
  'New password': 'quiet-harbour-9',
  'Confirm new password': 'quiet-harbour-9',
};

test('[RECO-06] changes the password, says so, and closes the form', async () => {
  const { calls, commands } = await openForm();
  await change(VALID);
  expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Password' })).toHaveFocus();
  expect(calls).toContainEqual({
    method: 'PUT',
    path: '/users/password',
    body: { current: 'correct-horse', next: 'quiet-harbour-9' },
  });
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Password changed', description: 'All other devices are signed out.' },
    },
  ]);
});

test.each([
  ['Current password', 'current', 'The current password is wrong'],
  ['New password', 'next', 'This password is one of the most common ones'],
])('[RECO-06] shows the API’s message at the field “%s”', async (label, field, error) => {
  await openForm(new HttpError('400', { status: 400, body: { error, field } }));
  await change(VALID);
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(error));
});

test('[RECO-06] validates the fields before the call', async () => {
  const { calls } = await openForm();
  await change({ 'New password': 'short', 'Confirm new password': 'other' });
  expect(screen.getByText('Enter your current password')).toBeVisible();
  expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('[RECO-07] says in a toast how long to wait after too many guesses', async () => {
  const error = 'Too many wrong passwords. Please try again in 1 minute.';
  const { commands } = await openForm(new HttpError('429', { status: 429, body: { error } }));
  await change(VALID);
  expect(await screen.findByRole('button', { name: 'Save Password' })).toBeEnabled();
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: { title: 'Error', description: error, tone: 'destructive' },
    },
  ]);
});

test('[RECO-06] a change that is answered late leaves the form open that was opened again', async () => {
  const { response, send } = lateResponse();
  const { commands } = await openForm(() => response);
  await change(VALID);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await send({});
  expect(commands.at(-1)?.payload).toMatchObject({ title: 'Password changed' });
  expect(screen.getByLabelText('Current password')).toHaveFocus();
});

test('[RECO-06] the form can be closed without a change', async () => {
  const { calls } = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});
