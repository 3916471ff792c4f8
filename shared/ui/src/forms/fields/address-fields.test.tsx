import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { HostProvider, HttpError } from '@storefront/host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { AddressFields } from './address-fields';
import { FormLayout } from './form-layout';

const DELIVERY = { data: { pin: '560001', area: 'India', daysMin: 1, daysMax: 2 } };
const NOT_DELIVERED = new HttpError('Request failed', { status: 404, body: { field: 'pin' } });
const NOT_FOUND = new HttpError('Request failed', { status: 404 });
const BENGALURU = { data: { pin: '560001', city: 'Bengaluru', state: 'Karnataka' } };
const MUMBAI = { data: { pin: '400001', city: 'Mumbai', state: 'Maharashtra' } };

function open(responses: FakeResponses, initialValues?: Record<string, string>) {
  const recorded = createTestHost({ responses: { 'GET /delivery': DELIVERY, ...responses } });
  render(
    <HostProvider host={recorded.host}>
      <Form onSubmit={() => undefined} initialValues={initialValues}>
        {() => <AddressFields />}
      </Form>
    </HostProvider>,
  );
  return { ...recorded, user: userEvent.setup() };
}

const pin = () => screen.getByLabelText('Postal code (PIN)');
const city = () => screen.getByLabelText('City');
const state = () => screen.getByLabelText('State');

test('a PIN code fills in city and state, and another one replaces them', async () => {
  const { user } = open({ 'GET /pincodes/560001': BENGALURU, 'GET /pincodes/400001': MUMBAI });
  await user.type(pin(), '56000');
  expect(city()).toHaveValue('');
  await user.type(pin(), '1');
  await waitFor(() => expect(city()).toHaveValue('Bengaluru'));
  expect(state()).toHaveValue('Karnataka');
  await user.clear(pin());
  expect(city()).toHaveValue('Bengaluru');
  await user.type(pin(), '400001');
  await waitFor(() => expect(city()).toHaveValue('Mumbai'));
  expect(state()).toHaveValue('Maharashtra');
});

test('keeps what the shopper typed', async () => {
  const { user } = open({ 'GET /pincodes/560001': BENGALURU });
  await user.type(city(), 'Bangalore');
  await user.type(pin(), '560001');
  await waitFor(() => expect(state()).toHaveValue('Karnataka'));
  expect(city()).toHaveValue('Bangalore');
});

test('[TYPE-02] a PIN code where the shop doesn’t deliver is said while the field has the focus', async () => {
  const { user } = open({ 'GET /pincodes/999999': NOT_FOUND, 'GET /delivery': NOT_DELIVERED });
  await user.type(pin(), '999999');
  await waitFor(() =>
    expect(pin()).toHaveAccessibleDescription(
      'We don’t deliver to 999999. Please check the 6 digits.',
    ),
  );
  await user.type(pin(), '{Backspace}');
  expect(pin()).not.toHaveAccessibleDescription();
});

test('[TYPE-02] an initial PIN code where the shop doesn’t deliver is said at once', async () => {
  open(
    { 'GET /pincodes/999999': NOT_FOUND, 'GET /delivery': NOT_DELIVERED },
    { postalCode: '999999' },
  );
  await waitFor(() => expect(pin()).toHaveAccessibleDescription(/We don’t deliver to 999999/));
});

test('[TYPE-02] an API that knows no delivery times refuses no PIN code', async () => {
  const { user, calls } = open({ 'GET /pincodes/560001': BENGALURU, 'GET /delivery': NOT_FOUND });
  await user.type(pin(), '560001');
  await waitFor(() => expect(city()).toHaveValue('Bengaluru'));
  expect(calls).toHaveLength(2);
  expect(pin()).not.toHaveAccessibleDescription();
});

test('[TYPE-03] another state than that of the PIN code is asked about, and corrected by either', async () => {
  const { user } = open({
    'GET /pincodes/110001': { data: { pin: '110001', city: 'New Delhi', state: 'Delhi' } },
    'GET /pincodes/560001': BENGALURU,
  });
  await user.selectOptions(state(), 'Karnataka');
  await user.type(pin(), '110001');
  await waitFor(() =>
    expect(state()).toHaveAccessibleDescription(
      '110001 is in Delhi. Please choose it, or correct the PIN code.',
    ),
  );
  await user.selectOptions(state(), 'Delhi');
  expect(state()).not.toHaveAccessibleDescription();
  await user.selectOptions(state(), 'Karnataka');
  expect(state()).toHaveAccessibleDescription(/110001 is in Delhi/);
  await user.clear(pin());
  await user.type(pin(), '560001');
  await waitFor(() => expect(state()).not.toHaveAccessibleDescription());
});

test('[TYPE-03] the state is compared with a PIN code that is pasted last', async () => {
  const { user } = open({
    'GET /pincodes/110001': { data: { pin: '110001', city: 'New Delhi', state: 'Delhi' } },
  });
  await user.type(city(), 'Bengaluru');
  await user.selectOptions(state(), 'Karnataka');
  await user.click(pin());
  await user.paste('110001');
  await waitFor(() => expect(state()).toHaveAccessibleDescription(/110001 is in Delhi/));
});

test('[TYPE-03] fields of a group have names with its prefix', async () => {
  const onSubmit = jest.fn();
  const { host } = createTestHost({
    responses: { 'GET /delivery': DELIVERY, 'GET /pincodes/560001': BENGALURU },
  });
  render(
    <HostProvider host={host}>
      <Form
        onSubmit={onSubmit}
        initialValues={{ pickup: { fullName: 'Asha', address: '1 MG Road' } }}
      >
        {({ handleSubmit }) => (
          <FormLayout onSubmit={handleSubmit}>
            <AddressFields prefix="pickup." />
            <button>Send</button>
          </FormLayout>
        )}
      </Form>
    </HostProvider>,
  );
  const user = userEvent.setup();
  await user.type(pin(), '560001');
  await waitFor(() => expect(city()).toHaveValue('Bengaluru'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      {
        pickup: {
          fullName: 'Asha',
          address: '1 MG Road',
          postalCode: '560001',
          city: 'Bengaluru',
          state: 'Karnataka',
        },
      },
      expect.anything(),
      expect.anything(),
    ),
  );
});

test('a form that is sent while the PIN code is looked up waits for the answer', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const onSubmit = jest.fn();
  const { host } = createTestHost({
    responses: {
      'GET /delivery': DELIVERY,
      'GET /pincodes/560001': () => new Promise((resolve) => (respond = resolve)),
    },
  });
  const saved = { fullName: 'Asha', address: '1 MG Road', city: 'Pune', state: 'Maharashtra' };
  render(
    <HostProvider host={host}>
      <Form onSubmit={onSubmit} initialValues={{ ...saved, postalCode: '560001' }}>
        {({ handleSubmit }) => (
          <FormLayout onSubmit={handleSubmit}>
            <AddressFields />
            <button>Send</button>
          </FormLayout>
        )}
      </Form>
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  respond(BENGALURU);
  await waitFor(() => expect(state()).toHaveAccessibleDescription(/560001 is in Karnataka/));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('looks nothing up for a number that is no PIN code', async () => {
  const { user, calls } = open({});
  await user.type(pin(), '012345');
  expect(calls).toEqual([]);
});

test('a changed PIN code replaces the initial city and state', async () => {
  const saved = { postalCode: '560001', city: 'Bengaluru', state: 'Karnataka' };
  const { user } = open(
    { 'GET /pincodes/560001': BENGALURU, 'GET /pincodes/400001': MUMBAI },
    saved,
  );
  await user.clear(pin());
  await user.type(pin(), '400001');
  await waitFor(() => expect(city()).toHaveValue('Mumbai'));
});

test.each([
  ['an unknown PIN code', new HttpError('404', { status: 404 })],
  ['no response', new HttpError('Network Error', { noResponse: true })],
  ['another response', { data: { city: 'Atlantis', state: 'Nowhere' } }],
])('%s changes nothing', async (_, response) => {
  const { user, calls } = open({ 'GET /pincodes/999999': response });
  await user.type(pin(), '999999');
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.type(city(), 'Pune');
  expect(city()).toHaveValue('Pune');
  expect(state()).toHaveValue('');
});

test('a response that comes late doesn’t overwrite what was typed meanwhile', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const { user } = open({
    'GET /pincodes/560001': () => new Promise((resolve) => (respond = resolve)),
  });
  await user.type(pin(), '560001');
  await user.type(city(), 'Whitefield');
  respond(BENGALURU);
  await waitFor(() => expect(state()).toHaveValue('Karnataka'));
  expect(city()).toHaveValue('Whitefield');
});
