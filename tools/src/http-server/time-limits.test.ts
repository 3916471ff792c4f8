import { SERVER_TIME_LIMITS } from './time-limits';

/** How long nginx keeps an idle connection to a server by default, in milliseconds. */
const NGINX_KEEP_ALIVE = 60_000;

const { request, requestCheck, keepAlive, stop } = SERVER_TIME_LIMITS;

test('a stop leaves time to close what the server used, and takes less than ten seconds', () => {
  expect(stop.total - stop.drain - stop.idle - stop.requests).toBeGreaterThanOrEqual(2_000);
  expect(stop.total).toBeLessThan(10_000);
});

test('a request is refused within ten seconds', () => {
  expect(request + requestCheck).toBeLessThan(10_000);
});

test('nginx closes idle connections, so that none is closed while it sends a request', () => {
  expect(keepAlive).toBeGreaterThan(NGINX_KEEP_ALIVE);
});
