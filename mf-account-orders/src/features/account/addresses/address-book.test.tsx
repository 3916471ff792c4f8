import { HttpError } from '@storefront/host';
import { screen, waitFor, within } from '@testing-library/react';
import { lateResponse } from '../../../testing/late-response';
import { openAccount } from '../../../testing/open-account';

const address = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};
const home = { ...address, id: 'a1', label: 'Home', isDefault: true };
const office = { ...address, id: 'a2', label: null, address: '1 Tech Park', isDefault: false };

afterEach(() => jest.restoreAllMocks());

const book = () => within(screen.getByRole('region', { name: 'Addresses' }));

test('[ADDR-02] an address is added, with the city and the state of its PIN code', async () => {
  const { changes, toasts, user } = await openAccount({
    'GET /pincodes/560001': { data: { pin: '560001', city: 'Bengaluru', state: 'Karnataka' } },
    'POST /addresses': {},
  });
  expect(book().getByText(/None saved yet/)).toBeVisible();
  await user.click(book().getByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('form', { name: 'Saved address' }));
  expect(form.queryByLabelText('Use as my default')).not.toBeInTheDocument();
  for (const [name, text] of [
    ['Full name', 'Asha Rao'],
    ['Address', '12 MG Road'],
    ['Postal code (PIN)', '560001'],
    ['Phone', '98765 43210'],
    ['Label (optional)', 'Home'],
  ] as const) {
    await user.type(form.getByLabelText(name), text);
  }
  await waitFor(() => expect(form.getByLabelText('City')).toHaveValue('Bengaluru'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ description: 'The address is saved.' }]));
  expect(changes()).toEqual([
    {
      method: 'POST',
      path: '/addresses',
      body: { ...address, label: 'Home', isDefault: false },
    },
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('[ADDR-02] an address is changed; the reason for a refusal is shown at the field', async () => {
  const body = { error: 'Postal code must have 6 digits', field: 'postalCode' };
  const { changes, user } = await openAccount({
    'GET /addresses': { data: [home, office] },
    'PUT /addresses/a2': new HttpError('400', { status: 400, body }),
  });
  await user.click(book().getByRole('button', { name: 'Edit 1 Tech Park' }));
  const form = within(await screen.findByRole('form', { name: 'Saved address' }));
  expect(form.getByLabelText('City')).toHaveValue('Bengaluru');
  await user.click(form.getByLabelText('Use as my default'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(form.getByLabelText('Postal code (PIN)')).toHaveAccessibleDescription(body.error),
  );
  expect(changes()).toMatchObject([
    { method: 'PUT', body: { address: '1 Tech Park', label: null, isDefault: true } },
  ]);
});

test('[ADDR-02] a deletion needs a confirmation, and moves the focus to the heading', async () => {
  const books = [[home, office], [office]];
  const { changes, user } = await openAccount({
    'GET /addresses': () => ({ data: books.length > 1 ? books.shift() : books[0] }),
    'DELETE /addresses/a1': {},
  });
  await user.click(book().getByRole('button', { name: 'Delete Home' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(changes()).toEqual([]);
  await user.click(book().getByRole('button', { name: 'Delete Home' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(book().getAllByRole('listitem')).toHaveLength(1));
  expect(book().getByRole('heading')).toHaveFocus();
});

test('[ADDR-02] an address that is saved late leaves the dialog of another address open', async () => {
  const { response, send } = lateResponse();
  const { toasts, user } = await openAccount({
    'GET /addresses': { data: [home, office] },
    'PUT /addresses/a2': () => response,
  });
  await user.click(book().getByRole('button', { name: 'Edit 1 Tech Park' }));
  const form = within(await screen.findByRole('form', { name: 'Saved address' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(book().getByRole('button', { name: 'Edit Home' }));
  await user.type(screen.getByLabelText('Label (optional)'), ' of Asha');
  await send({});
  await waitFor(() => expect(toasts()).toMatchObject([{ description: 'The address is saved.' }]));
  expect(screen.getByLabelText('Label (optional)')).toHaveValue('Home of Asha');
});

test('[ADDR-02] an address that is deleted late leaves the question about another address open', async () => {
  const { response, send } = lateResponse();
  const books = [[home, office], [office]];
  const { toasts, user } = await openAccount({
    'GET /addresses': () => ({ data: books.length > 1 ? books.shift() : books[0] }),
    'DELETE /addresses/a1': () => response,
  });
  await user.click(book().getByRole('button', { name: 'Delete Home' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await user.click(book().getByRole('button', { name: 'Delete 1 Tech Park' }));
  await send({});
  await waitFor(() => expect(toasts()).toMatchObject([{ description: 'The address is deleted.' }]));
  expect(dialog.getByText(/1 Tech Park/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(book().getByRole('button', { name: 'Delete 1 Tech Park' })).toHaveFocus();
});

test('[ADDR-03] another address can become the default', async () => {
  const { changes, user } = await openAccount({
    'GET /addresses': { data: [home, office] },
    'PUT /addresses/a2': {},
  });
  const [first] = book().getAllByRole('listitem');
  expect(first).toHaveTextContent('Default');
  await user.click(book().getByRole('button', { name: 'Make default: 1 Tech Park' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([{ path: '/addresses/a2', body: { isDefault: true } }]),
  );
});

test('a change that fails shows a toast, and nothing else happens', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toasts, user } = await openAccount({
    'GET /addresses': { data: [home, office] },
    'PUT /addresses/a2': new HttpError('Network Error', { noResponse: true }),
  });
  await user.click(book().getByRole('button', { name: 'Make default: 1 Tech Park' }));
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ description: 'That didn’t work. Please try again.' }]),
  );
});

test('no more than twenty addresses can be saved', async () => {
  const many = Array.from({ length: 20 }, (_, number) => ({ ...office, id: `m${number}` }));
  await openAccount({ 'GET /addresses': { data: many } });
  expect(book().getAllByRole('listitem')).toHaveLength(20);
  expect(book().queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
});
