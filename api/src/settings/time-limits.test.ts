import { TIME_LIMITS } from './time-limits';

/** How long nginx waits for a response, in milliseconds (docs/nginx/storefront/proxy.conf). */
const NGINX_READ_TIMEOUT = 10_000;

const { database, gateway, call } = TIME_LIMITS;

test('PostgreSQL cancels a slow statement before the connection counts as silent', () => {
  expect(database.statement).toBeLessThan(database.silence);
});

test('a call responds in time when the database is away', () => {
  expect(database.connect + database.silence).toBeLessThan(call);
  expect(call).toBeLessThan(NGINX_READ_TIMEOUT);
});

test('a call responds in time when the payment gateway doesn’t respond to two calls', () => {
  expect(2 * gateway).toBeLessThan(call);
});
