import { HttpError } from '@storefront/host';
import { screen, waitFor, within } from '@testing-library/react';
import { lateResponse } from '../../../testing/late-response';
import { ACCOUNT, openAccount } from '../../../testing/open-account';

afterEach(() => jest.restoreAllMocks());

test('[ADDR-01] name and phone are changed in place', async () => {
  const accounts: object[] = [ACCOUNT, { ...ACCOUNT, firstName: 'Kavya', phone: '+919876543210' }];
  const { changes, user } = await openAccount({
    'GET /accountInfo': () => (accounts.length > 1 ? accounts.shift() : accounts[0]),
    'PATCH /accountInfo': {},
  });
  await user.click(screen.getByRole('button', { name: 'Edit name and phone' }));
  const form = within(await screen.findByRole('form', { name: 'Name and phone' }));
  const firstName = form.getByLabelText('First name');
  expect(firstName).toHaveFocus();
  await user.clear(firstName);
  await user.type(firstName, ' K');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(firstName).toHaveAccessibleDescription('First name must be at least 2 characters');
  await user.type(firstName, 'avya');
  await user.type(form.getByLabelText('Phone'), '98765 43210');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kavya Rao')).toBeVisible();
  expect(screen.getByText('+919876543210')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit name and phone' })).toHaveFocus();
  expect(changes()).toMatchObject([
    { body: { firstName: 'Kavya', lastName: 'Rao', phone: '+919876543210' } },
  ]);
});

test('[ADDR-01] a change that is answered late leaves the form open that was opened again', async () => {
  const { response, send } = lateResponse();
  const { toasts, user } = await openAccount({ 'PATCH /accountInfo': () => response });
  await user.click(screen.getByRole('button', { name: 'Edit name and phone' }));
  await screen.findByRole('form', { name: 'Name and phone' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit name and phone' }));
  await user.type(screen.getByLabelText('First name'), ' Devi');
  await send({});
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Saved' }]));
  expect(screen.getByLabelText('First name')).toHaveValue('Asha Devi');
});

test('[DATA-01] the choice about mails is saved immediately, and restored if that fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const responses: unknown[] = [{}, new HttpError('500', { status: 500 })];
  const { changes, toasts, user } = await openAccount({
    'PATCH /accountInfo': () => responses.shift(),
  });
  const choice = screen.getByLabelText(/wishlist costs less/);
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(choice).toBeChecked();
  expect(changes()).toMatchObject([{ body: { mailWishlist: true } }]);
  await user.click(choice);
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Error' }]));
  expect(choice).toBeChecked();
});

test('[DATA-01] of two quick choices about mails the last one is sent last', async () => {
  const { response, send } = lateResponse();
  const responses = [response, Promise.resolve({})];
  const { changes, user } = await openAccount({ 'PATCH /accountInfo': () => responses.shift() });
  const choice = screen.getByLabelText(/wishlist costs less/);
  await user.click(choice);
  await user.click(choice);
  expect(changes()).toMatchObject([{ body: { mailWishlist: true } }]);
  await send({});
  expect(changes()).toMatchObject([
    { body: { mailWishlist: true } },
    { body: { mailWishlist: false } },
  ]);
  expect(choice).not.toBeChecked();
});

test('[DATA-01] two quick choices about mails that both fail restore the saved one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { response, send } = lateResponse();
  const { toasts, user } = await openAccount({ 'PATCH /accountInfo': () => response });
  const choice = screen.getByLabelText(/wishlist costs less/);
  await user.click(choice);
  await user.click(choice);
  await send(new HttpError('500', { status: 500 }));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(choice).not.toBeChecked();
});

test('[DATA-02] a download that fails shows a toast', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toasts, user } = await openAccount();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Download failed' }]));
});

test('[DATA-03] the deletion says what is kept, and requires the password', async () => {
  const wrong = { error: 'The password is wrong.', field: 'password' };
  const open = { error: 'Order A1 is under way.' };
  const responses: unknown[] = [
    new HttpError('400', { status: 400, body: wrong }),
    new HttpError('409', { status: 409, body: open }),
    {},
  ];
  const { changes, commands, toasts, user } = await openAccount({
    'DELETE /accountInfo': () => responses.shift(),
  });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/your orders without your name and address/)).toBeVisible();
  const password = dialog.getByLabelText('Password');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await user.click(confirm);
  expect(password).toHaveAccessibleDescription('Your password is required');
  await user.type(password, 'guess');
  await user.click(confirm);
  await waitFor(() => expect(password).toHaveAccessibleDescription(wrong.error));
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(open.error);
  await user.click(confirm);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  expect(changes()).toHaveLength(3);
  expect(commands.map(({ name }) => name)).toContain('session.sign-out');
  expect(toasts()).toMatchObject([{ title: 'Account deleted' }]);
});

test('[DATA-03] a deletion that is answered late signs out, and leaves the shopper on the page opened meanwhile', async () => {
  const { response, send } = lateResponse();
  const { commands, user } = await openAccount({ 'DELETE /accountInfo': () => response });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Password'), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await user.click(screen.getByRole('link', { name: /Wishlist/ }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/wishlist');
  await send({});
  expect(commands.map(({ name }) => name)).toEqual(['session.sign-out', 'toast.show']);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/wishlist');
});

test('with a server that supports none of this, only the account is shown', async () => {
  await openAccount({
    'GET /accountInfo': { ...ACCOUNT, mailWishlist: undefined },
    'GET /addresses': new HttpError('404', { status: 404 }),
  });
  expect(
    screen.queryByRole('region', { name: /Addresses|Your data|Mail/ }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
});
