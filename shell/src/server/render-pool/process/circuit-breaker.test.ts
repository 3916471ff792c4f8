import { createCircuitBreaker } from './circuit-breaker';
import { remoteVersion } from '../../../remotes/testing/remote-version';

function version(since: string) {
  return remoteVersion({
    serverUrl: 'server.js',
    serverIntegrity: 'sha256-x',
    release: { since, why: 'deployed' },
  });
}

const MONDAY = version('2030-01-07T00:00:00Z');

test('blocks a version after its third fault within ten minutes', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  expect(breaker.record('mf-x', MONDAY)).toBe(false);
  now = 9 * 60_000;
  expect(breaker.record('mf-x', MONDAY)).toBe(false);
  expect(breaker.isBlocked('mf-x', MONDAY)).toBe(false);
  expect(breaker.record('mf-x', MONDAY)).toBe(true);
  expect(breaker.isBlocked('mf-x', MONDAY)).toBe(true);
});

test('forgets faults that are older than ten minutes', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  for (; now <= 10 * 600_000; now += 600_000) breaker.record('mf-x', MONDAY);
  expect(breaker.isBlocked('mf-x', MONDAY)).toBe(false);
});

test('keeps a version blocked until it is deployed or promoted again', () => {
  const breaker = createCircuitBreaker();
  for (let fault = 0; fault < 3; fault += 1) breaker.record('mf-x', MONDAY);
  expect(breaker.isBlocked('mf-x', MONDAY)).toBe(true);
  expect(breaker.isBlocked('mf-x', version('2030-01-08T00:00:00Z'))).toBe(false);
  expect(breaker.isBlocked('mf-y', MONDAY)).toBe(false);
});

test('takes the server build of a blocked version out of the registry, and keeps its pages', () => {
  const breaker = createCircuitBreaker();
  const registry = { schema: '', microFrontends: { 'mf-x': [MONDAY], 'mf-y': [MONDAY] } };
  expect(breaker.withoutBlocked(registry)).toEqual(registry);
  for (let fault = 0; fault < 3; fault += 1) breaker.record('mf-x', MONDAY);
  const { microFrontends } = breaker.withoutBlocked(registry);
  expect(microFrontends['mf-x']?.[0]?.extras).toEqual({
    routes: [],
    hostContract: '1.0.0',
    release: MONDAY.extras.release,
  });
  expect(microFrontends['mf-y']).toEqual([MONDAY]);
});
