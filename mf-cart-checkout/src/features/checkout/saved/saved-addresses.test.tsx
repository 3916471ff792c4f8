import { screen, waitFor } from '@testing-library/react';
import { HttpError } from '@storefront/host';
import { field, fillIn, openCheckout, placeOrder, toasts } from '../../../testing/open-checkout';

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

const card = (name: RegExp) => screen.getByRole('radio', { name });

test('[ADDR-05] the default is chosen, and the order goes there with one press', async () => {
  const { posts, user } = await openCheckout({ addresses: [home, office] });
  expect(card(/Home/)).toBeChecked();
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()).toMatchObject([{ path: '/orders', body: { shippingAddress: address } }]);
});

test('[ADDR-05] another saved address can be chosen, and typed values are kept meanwhile', async () => {
  const { posts, user } = await openCheckout({ addresses: [home, office] });
  await user.click(card(/Another address/));
  await fillIn(user);
  await user.click(card(/1 Tech Park/));
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.click(card(/Another address/));
  expect(await field('Full name')).toHaveValue(' Asha Rao ');
  await user.click(card(/1 Tech Park/));
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()).toMatchObject([{ body: { shippingAddress: { address: '1 Tech Park' } } }]);
});

test('[INV-02] the GSTIN of a business stays whichever address is chosen', async () => {
  const { posts, user } = await openCheckout({ addresses: [home, office] });
  await user.click(screen.getByRole('checkbox', { name: /GSTIN/ }));
  await user.type(await field('GSTIN'), '29AAGCB7383J1Z4');
  await user.click(card(/Another address/));
  expect(await field('GSTIN')).toHaveValue('29AAGCB7383J1Z4');
  await user.click(card(/1 Tech Park/));
  await user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(posts()).toMatchObject([
    { body: { shippingAddress: { address: '1 Tech Park' }, buyerGstin: '29AAGCB7383J1Z4' } },
  ]);
});

test('[ADDR-05] what was typed before the page was left is chosen on return', async () => {
  const first = await openCheckout({ addresses: [home] });
  await first.user.click(card(/Another address/));
  await first.user.type(await field('City'), 'Mysuru');
  first.unmount();
  await openCheckout({ addresses: [home], keepAddressDraft: true });
  expect(card(/Another address/)).toBeChecked();
  expect(await field('City')).toHaveValue('Mysuru');
});

test('[ADDR-05] of many addresses four are shown, and the others on demand', async () => {
  const many = Array.from({ length: 7 }, (_, number) => ({
    ...office,
    id: `m${number}`,
    address: `${number} Hill Road`,
  }));
  const { user } = await openCheckout({ addresses: many });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 7 addresses' }));
  expect(screen.getAllByRole('radio')).toHaveLength(8);
});

test('[CHK-14] a field that the server refuses is shown, also for a saved address', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = { error: 'Invalid phone number format', field: 'shippingAddress/phone' };
  const { user } = await openCheckout({
    addresses: [home],
    responses: [new HttpError('Request failed', { status: 400, body })],
  });
  await user.click(placeOrder());
  const phone = await field('Phone');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(body.error));
  expect(phone).toHaveValue(address.phone);
  jest.restoreAllMocks();
});

test('[TYPE-02] a saved address that no order can go to says why', async () => {
  const problem = 'We don’t deliver to 999999. Please check the 6 digits.';
  await openCheckout({ addresses: [home, { ...office, problem }] });
  expect(card(/1 Tech Park.*We don’t deliver to 999999/)).toBeVisible();
  expect(card(/Home/)).not.toHaveAccessibleName(/deliver to/);
});

test('[ADDR-06] name and phone are those of the account, until they are edited', async () => {
  const account = { firstName: 'Asha', lastName: 'Rao', email: 'a@example.com' };
  await openCheckout({ addresses: [], account: { ...account, phone: '+919876543210' } });
  expect(await field('Full name')).toHaveValue('Asha Rao');
  expect(await field('Phone')).toHaveValue('+919876543210');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('[ADDR-07] an address is saved only on request, and after the order is placed', async () => {
  const first = await openCheckout({ addresses: [], saved: {} });
  await fillIn(first.user);
  await first.user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(first.posts().map(({ path }) => path)).toEqual(['/orders']);
  first.unmount();

  const second = await openCheckout({ addresses: [], saved: {} });
  await fillIn(second.user);
  await second.user.click(screen.getByLabelText('Save for next time'));
  await second.user.click(placeOrder());
  await screen.findByTestId('elsewhere');
  expect(second.posts()).toMatchObject([
    { path: '/orders' },
    { path: '/addresses', body: address },
  ]);
});

test('[ADDR-07] a failure to save is reported, and the order stays placed', async () => {
  const { commands, user } = await openCheckout({
    addresses: [],
    saved: new HttpError('Network Error', { noResponse: true }),
  });
  await fillIn(user);
  await user.click(screen.getByLabelText('Save for next time'));
  await user.click(placeOrder());
  await waitFor(() => expect(toasts(commands)).toMatchObject([{ title: 'Address not saved' }]));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/payment?orderId=');
});

test('without an address book the checkout shows only the form', async () => {
  await openCheckout();
  expect(await field('Full name')).toHaveValue('');
  expect(screen.queryByLabelText('Save for next time')).not.toBeInTheDocument();
});
