import { createTestHost, type FakeResponses } from '@storefront/shared/testing/create-test-host';
import { HostProvider, HttpError } from '@storefront/shared/host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { AddressFields } from './address-fields';

const BENGALURU = { data: { pin: '560001', city: 'Bengaluru', state: 'Karnataka' } };
const MUMBAI = { data: { pin: '400001', city: 'Mumbai', state: 'Maharashtra' } };

function open(responses: FakeResponses, initialValues?: Record<string, string>) {
  const recorded = createTestHost({ responses });
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

test('looks nothing up when city and state were typed', async () => {
  const { user, calls } = open({});
  await user.type(city(), 'Mysuru');
  await user.selectOptions(state(), 'Karnataka');
  await user.type(pin(), '570001');
  expect(calls).toEqual([]);
});

test('looks nothing up for a number that is no PIN code', async () => {
  const { user, calls } = open({});
  await user.type(pin(), '012345');
  expect(calls).toEqual([]);
});

test('a changed PIN code replaces the initial city and state', async () => {
  const saved = { postalCode: '560001', city: 'Bengaluru', state: 'Karnataka' };
  const { user, calls } = open({ 'GET /pincodes/400001': MUMBAI }, saved);
  expect(calls).toEqual([]);
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
  await waitFor(() => expect(calls).toHaveLength(1));
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
