import { TIME_LIMITS } from './time-limits';

/** nginx waits that long for a response, in milliseconds: docs/nginx/storefront/proxy.conf. */
const NGINX_READ_TIMEOUT = 10_000;

const { database, gateway, call } = TIME_LIMITS;

test('PostgreSQL cancels a slow statement before its connection counts as silent', () => {
  expect(database.statement).toBeLessThan(database.silence);
});

test('a call says in time that the database is away', () => {
  expect(database.connect + database.silence).toBeLessThan(call);
  expect(call).toBeLessThan(NGINX_READ_TIMEOUT);
});

test('a call says in time that the payment gateway doesn’t respond, though it is asked twice', () => {
  expect(2 * gateway).toBeLessThan(call);
});
