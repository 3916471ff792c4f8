import { randomBytes } from 'node:crypto';
import { createReportTickets } from './report-ticket';
import { CANARY, LIVE, registryWithCanary, visitorOf } from './testing/release-fixtures';

const KEY = randomBytes(32);
const REGISTRY = registryWithCanary();
const VISITOR = visitorOf(CANARY, 1, '192.0.2.1');
const HOUR = 60 * 60_000;

function ticketsAt(now: number, key = KEY) {
  return createReportTickets({ key: () => Promise.resolve(key), now: () => now });
}

async function issued(): Promise<string> {
  return ticketsAt(0).issue(REGISTRY, VISITOR, { isSecure: true });
}

test('a ticket is a cookie that scripts can’t read and that only reports carry', async () => {
  expect(await issued()).toMatch(
    /^report_ticket=3600\.[\w-]{43}; Max-Age=3600; Path=\/reports; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('a ticket is valid for its visitor, at every page server with the same key, for an hour', async () => {
  const cookie = await issued();
  expect(await ticketsAt(HOUR).isValid(REGISTRY, VISITOR, cookie)).toBe(true);
  expect(await ticketsAt(HOUR + 1).isValid(REGISTRY, VISITOR, cookie)).toBe(false);
});

test.each([
  ['another visitor', { ...VISITOR, id: visitorOf(CANARY, 2).id }],
  ['a visitor of another version', { ...VISITOR, id: visitorOf(LIVE, 1).id }],
  ['another network', { ...VISITOR, network: '198.51.100.1' }],
])('a ticket is invalid for %s', async (_, visitor) => {
  expect(await ticketsAt(0).isValid(REGISTRY, visitor, await issued())).toBe(false);
});

test('a ticket is invalid once its visitor gets another version', async () => {
  const next = registryWithCanary('3.0.0');
  expect(await ticketsAt(0).isValid(next, VISITOR, await issued())).toBe(false);
});

test('a ticket is invalid with another key, or a later expiry', async () => {
  const cookie = await issued();
  expect(await ticketsAt(0, randomBytes(32)).isValid(REGISTRY, VISITOR, cookie)).toBe(false);
  const prolonged = cookie.replace('=3600.', '=9999999999.');
  expect(await ticketsAt(0).isValid(REGISTRY, VISITOR, prolonged)).toBe(false);
});

test.each([
  undefined,
  '',
  'report_ticket=',
  'report_ticket=3600',
  'report_ticket=1e9.x',
  'report_ticket=.',
])('the cookies %s have no ticket', async (cookies) => {
  expect(await ticketsAt(0).isValid(REGISTRY, VISITOR, cookies)).toBe(false);
});
