import { randomBytes } from 'node:crypto';
import { createReleaseMonitor } from './release-monitor';
import { createReportTickets } from './report-ticket';
import {
  CANARY,
  LIVE,
  recordVisitors,
  registryWithCanary,
  REMOTE,
  visitorOf,
} from './testing/release-fixtures';
import type { Visitor } from './visitor-limit';

const HOUR = 60 * 60_000;

const REGISTRY = registryWithCanary(CANARY, '2026-01-01T00:00:00.000Z', {
  steps: [50, 100],
  visitors: 100,
  minutes: 0,
});

const REAL = createReportTickets({ key: keyOf(randomBytes(32)) });
const FORGED = createReportTickets({ key: keyOf(randomBytes(32)) });

function keyOf(key: Buffer) {
  return () => Promise.resolve(key);
}

/** A page server that gets a few real visitors, and forged reports. */
function createServer(now = Date.now()) {
  const monitor = createReleaseMonitor({ cacheSeconds: 10, now: () => now });
  recordVisitors(monitor, CANARY, { visitors: 50, failed: 0 }, REGISTRY);
  recordVisitors(monitor, LIVE, { visitors: 50, failed: 0 }, REGISTRY);
  return {
    verdict: () => monitor.verdict(REGISTRY, REMOTE),
    /** What `POST /reports` does. */
    async report(version: string, outcome: 'loaded' | 'failed', visitor: Visitor, cookie?: string) {
      if (!(await REAL.isValid(REGISTRY, visitor, cookie))) return;
      monitor.recordReport(REGISTRY, { remote: REMOTE, version, outcome }, visitor);
    },
  };
}

async function cookieOf(tickets: typeof REAL, visitor: Visitor): Promise<string> {
  const [cookie = ''] = (await tickets.issue(REGISTRY, visitor, { isSecure: false })).split(';');
  return cookie;
}

test('10,000 forged reports from thousands of addresses neither halt nor promote a canary', async () => {
  const server = createServer();
  const victim = visitorOf(CANARY, 1, 'victim');
  const stolen = await cookieOf(REAL, victim);
  const expired = createReportTickets({
    key: keyOf(randomBytes(32)),
    now: () => Date.now() - 2 * HOUR,
  });
  for (let number = 0; number < 2_500; number += 1) {
    const outcome = number % 2 ? 'failed' : 'loaded';
    const version = number % 3 ? CANARY : LIVE;
    const visitor = visitorOf(version, number, `address ${number}`);
    await server.report(version, outcome, visitor);
    await server.report(version, outcome, visitor, stolen);
    await server.report(version, outcome, visitor, await cookieOf(FORGED, visitor));
    await server.report(version, outcome, visitor, await cookieOf(expired, visitor));
  }
  expect(server.verdict()).toBeUndefined();
});

test('real tickets from nine addresses neither halt nor promote a canary, however many visitors they make up', async () => {
  const server = createServer();
  for (let number = 0; number < 1_000; number += 1) {
    const visitor = visitorOf(CANARY, number, `address ${number % 9}`);
    const outcome = number % 2 ? 'failed' : 'loaded';
    await server.report(CANARY, outcome, visitor, await cookieOf(REAL, visitor));
  }
  expect(server.verdict()).toBeUndefined();
});

test('real tickets from many addresses do halt a canary: nothing tells them from visitors', async () => {
  const server = createServer();
  for (let number = 0; number < 100; number += 1) {
    const visitor = visitorOf(CANARY, 1_000 + number, `address ${number}`);
    await server.report(CANARY, 'failed', visitor, await cookieOf(REAL, visitor));
  }
  expect(server.verdict()?.action).toBe('halt');
});
