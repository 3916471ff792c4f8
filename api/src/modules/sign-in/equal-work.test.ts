import { createTestApi, type TestApi } from '../../testing/test-api';
import * as argon2 from '@node-rs/argon2';
import { apiPaths } from '@storefront/host/contracts/api';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The work of a failed sign-in: its queries, and how often a password is hashed or verified. */
async function workOf(email: string, cookie?: string) {
  jest.mocked(argon2.hash).mockClear();
  jest.mocked(argon2.verify).mockClear();
  const queries = jest.spyOn(api.db._.session, 'prepareQuery');
  const response = await api.call(apiPaths.authorize, {
    body: { email, password: 'wrong-horse' },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  const work = {
    status: response.status,
    queries: queries.mock.calls.map(([{ sql }]) => sql),
    hashed: jest.mocked(argon2.hash).mock.calls.length,
    verified: jest.mocked(argon2.verify).mock.calls.length,
  };
  queries.mockRestore();
  return work;
}

test.each([undefined, `known_device=${'x'.repeat(43)}`])(
  'a failed sign-in takes the same work whether the email has an account or not (cookie: %s)',
  async (cookie) => {
    const { email } = await api.signUp();
    const known = await workOf(email, cookie);
    const unknown = await workOf('nobody@example.com', cookie);
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 401, hashed: 0, verified: 1 });
  },
);
