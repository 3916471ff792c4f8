/** @jest-environment node */
import { addressInSession } from './address-in-session';

const addressFor = (token: string) =>
  addressInSession(
    new Request('https://api.example/orders?page=2', {
      headers: { authorization: `Bearer ${token}` },
    }),
  );

test('two sessions never find the same answer, and the token is not in the address', async () => {
  const address = await addressFor('secret');
  expect(address).toMatch(/^https:\/\/api\.example\/orders\?page=2&session=[\da-f]{64}$/);
  expect(await addressFor('secret')).toBe(address);
  expect(await addressFor('another')).not.toBe(address);
});
