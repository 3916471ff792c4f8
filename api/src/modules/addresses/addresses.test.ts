import {
  type Address,
  AddressListSchema,
  AddressResponseSchema,
  apiPaths,
  ErrorBodySchema,
  LIMITS,
} from '@storefront/host/contracts/api';
import { addresses } from '../../db/schema';
import { SHIPPING_ADDRESS } from '../../testing/orders';
import { createTestApi, type TestApi, type TestResponse } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const home = { ...SHIPPING_ADDRESS, label: 'Home' };
const office = { ...SHIPPING_ADDRESS, address: '1 Tech Park', label: 'Office' };

const add = (token: string, body: object) => api.call(apiPaths.addresses, { token, body });
const dataOf = (response: TestResponse): Address => response.as(AddressResponseSchema).data;

async function book(token: string): Promise<Address[]> {
  return (await api.call(apiPaths.addresses, { token })).as(AddressListSchema).data;
}

/** An account with these addresses. */
async function withBook(...bodies: object[]) {
  const { token } = await api.signUp();
  const added: Address[] = [];
  for (const body of bodies) added.push(dataOf(await add(token, body)));
  return { token, ids: added.map(({ id }) => id) };
}

const defaults = async (token: string) =>
  (await book(token)).filter(({ isDefault }) => isDefault).map(({ label }) => label);

test('the first address is the default, until another one is made it', async () => {
  const { token } = await api.signUp();
  expect(await book(token)).toEqual([]);
  const response = await add(token, { ...home, fullName: '  Meera Iyer ', label: ' Home ' });
  expect(response.status).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  const { id, ...added } = dataOf(response);
  expect(id).not.toBe('');
  expect(added).toEqual({ ...home, isDefault: true });
  expect(dataOf(await add(token, office)).isDefault).toBe(false);
  expect(await defaults(token)).toEqual(['Home']);
  await add(token, { ...home, address: '3 Hill Road', label: 'Parents', isDefault: true });
  expect(await defaults(token)).toEqual(['Parents']);
  expect((await book(token)).map(({ label }) => label)).toEqual(['Parents', 'Office', 'Home']);
});

test('[TYPE-01] a phone number and a PIN code are stored as +91 and digits, however they are written', async () => {
  const { token } = await api.signUp();
  const written = { phone: '0091 ९८४५०-12345', postalCode: '५६०००१' };
  expect(dataOf(await add(token, { ...home, ...written }))).toMatchObject({
    phone: '+919845012345',
    postalCode: '560001',
  });
});

test('[TYPE-02] the address book says of an older address that the shop doesn’t deliver there', async () => {
  const { token } = await withBook(home);
  await api.db.update(addresses).set({ postalCode: '999999' });
  expect(await book(token)).toMatchObject([
    { problem: 'We don’t deliver to 999999. Please check the 6 digits.' },
  ]);
});

test('adding an address that exists already returns the existing one', async () => {
  const { token, ids } = await withBook(home, office);
  const again = await add(token, { ...office, label: 'Work', isDefault: true });
  expect(again.status).toBe(200);
  expect(dataOf(again)).toMatchObject({ id: ids[1], isDefault: true });
  expect(await book(token)).toHaveLength(2);
});

test('PUT replaces an address; it can make it the default, but can’t unset it', async () => {
  const { token, ids } = await withBook(home, office);
  const change = (id = '', body: object) =>
    api.call(apiPaths.address(id), { method: 'PUT', token, body });
  const changed = { ...office, city: 'Mysuru', label: null };
  expect(dataOf(await change(ids[1], changed))).toMatchObject({
    city: 'Mysuru',
    label: null,
    isDefault: false,
  });
  expect(dataOf(await change(ids[0], { ...home, isDefault: false })).isDefault).toBe(true);
  expect(dataOf(await change(ids[1], { ...office, isDefault: true })).isDefault).toBe(true);
  expect(await defaults(token)).toEqual(['Office']);
});

test('when the default is deleted, the newest of the others becomes it', async () => {
  const { token, ids } = await withBook(home, office, { ...home, address: '9 Fort' });
  const remove = (id = '') => api.call(apiPaths.address(id), { method: 'DELETE', token });
  expect((await remove(ids[0])).status).toBe(204);
  expect((await book(token)).map(({ address, isDefault }) => [address, isDefault])).toEqual([
    ['9 Fort', true],
    ['1 Tech Park', false],
  ]);
  expect((await remove(ids[0])).status).toBe(404);
  await remove(ids[1]);
  await remove(ids[2]);
  expect(await book(token)).toEqual([]);
});

test('an address of somebody else is not found', async () => {
  const { ids } = await withBook(home);
  const { token } = await api.signUp();
  const path = apiPaths.address(ids[0] ?? '');
  expect((await api.call(path, { method: 'PUT', token, body: home })).status).toBe(404);
  expect((await api.call(path, { method: 'DELETE', token })).status).toBe(404);
  expect(await book(token)).toEqual([]);
});

test('every call requires a token', async () => {
  for (const [path, method] of [
    [apiPaths.addresses, 'GET'],
    [apiPaths.addresses, 'POST'],
    [apiPaths.address('x'), 'PUT'],
    [apiPaths.address('x'), 'DELETE'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : home;
    expect((await api.call(path, { method, body })).status).toBe(401);
  }
});

test.each([
  ['fullName', { fullName: '  ' }],
  ['address', { address: 'x'.repeat(201) }],
  ['city', { city: undefined }],
  ['state', { state: 'Atlantis' }],
  ['postalCode', { postalCode: '56001' }],
  ['phone', { phone: '+9112' }],
  ['phone', { phone: '+65 6123 4567' }],
  ['postalCode', { postalCode: '999999' }],
  ['state', { postalCode: '110001' }],
  ['label', { label: 'x'.repeat(41) }],
  ['isDefault', { isDefault: 'often' }],
])('refuses a wrong %s with 400 and names it: %j', async (field, wrong) => {
  const { token } = await api.signUp();
  const response = await add(token, { ...home, ...wrong });
  expect(response.status).toBe(400);
  expect(response.as(ErrorBodySchema).field).toBe(field);
  expect(await book(token)).toEqual([]);
});

test('concurrent calls never exceed the limit, and leave exactly one default', async () => {
  const { token } = await api.signUp();
  const responses = await Promise.all(
    Array.from({ length: LIMITS.addressesMax + 5 }, (_, number) =>
      add(token, { ...home, address: `${number} Hill Road`, isDefault: number % 2 === 0 }),
    ),
  );
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.as(ErrorBodySchema).error).toBe(
    'Your address book holds 20 addresses. Delete one first.',
  );
  expect(await book(token)).toHaveLength(LIMITS.addressesMax);
  expect(await defaults(token)).toHaveLength(1);
});
