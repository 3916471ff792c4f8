import { createTestApi, type TestApi } from '../../testing/test-api';
import { apiPaths } from '@storefront/host/contracts/api';
import { addProduct, placedOrder } from '../../testing/orders';

const UNKNOWN = 'K7Q2-9XBM-41TD';

let api: TestApi;
let known: string;
beforeAll(async () => {
  api = await createTestApi();
  await addProduct(api.db, { id: 'plenty' });
  known = await placedOrder(api, (await api.signUp()).token, { plenty: 1 });
});
afterAll(() => api.close());

/** The response and the queries of a refused lookup. */
async function workOf(path: string, token?: string) {
  const queries = jest.spyOn(api.db._.session, 'prepareQuery');
  const response = await api.call(path, token === undefined ? {} : { token });
  const sql = queries.mock.calls.map(([query]) => query.sql);
  queries.mockRestore();
  return { status: response.status, text: response.text, sql };
}

test.each(['someone@example.com', '98450 99999', '@', 'x'])(
  '[TRACK-06] a lookup with the wrong contact %j takes the same work whether the order exists or not',
  async (contact) => {
    const query = `?contactInfo=${encodeURIComponent(contact)}`;
    const unknown = await workOf(apiPaths.order(UNKNOWN) + query);
    expect(await workOf(apiPaths.order(known) + query)).toEqual(unknown);
    expect(unknown.status).toBe(404);
    expect(unknown.sql).toHaveLength(1);
  },
);

test('[ORD-09] a look-up of somebody else’s order takes as many statements as one of an unknown order', async () => {
  const { token } = await api.signUp();
  const unknown = await workOf(apiPaths.order(UNKNOWN), token);
  expect(await workOf(apiPaths.order(known), token)).toEqual(unknown);
});
