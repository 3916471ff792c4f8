import { ErrorBodySchema } from '@storefront/host/contracts/api';
import { placedOrder } from '../../testing/orders';
import { type CodTest, createCodTest } from './testing/cod-test';

const OPEN_ORDERS_MAX = 2;

const REFUSAL =
  'Other orders to be paid on delivery are on their way. Once they have arrived, you can place another.';

let cod: CodTest;
beforeAll(async () => {
  cod = await createCodTest(OPEN_ORDERS_MAX);
});
afterAll(() => cod.api.close());

/** Has a code sent for the order of a new account, to the phone number that all have; returns what confirms it. */
async function askedByAnother() {
  const { token } = await cod.api.signUp();
  const id = await placedOrder(cod.api, token, { thing: 1 });
  await cod.send(id, token);
  const code = await cod.lastCode();
  return () => cod.confirm(id, code, token);
}

test('accounts with one phone number that confirm at the same time have no more orders under way than one account', async () => {
  const confirmations = [];
  for (let account = 0; account < 2 * OPEN_ORDERS_MAX; account += 1) {
    confirmations.push(await askedByAnother());
  }
  const responses = await Promise.all(confirmations.map((confirm) => confirm()));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused.map((response) => response.as(ErrorBodySchema).error)).toEqual(
    Array.from({ length: OPEN_ORDERS_MAX }, () => REFUSAL),
  );
});
