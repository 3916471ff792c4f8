import fc from 'fast-check';
import type { LoadReport } from '../../telemetry/load-report';
import {
  CANARY,
  LIVE,
  outcomesOf,
  recordVisitors,
  registryWithCanary,
  REMOTE,
  visitorOf,
} from './testing/canary-fixtures';
import { createCanaryMonitor, type CanaryMonitor } from './canary-monitor';

const REGISTRY = registryWithCanary();

/** A report with a made-up visitor cookie. */
interface ForgedReport {
  version: string;
  outcome: LoadReport['outcome'];
  visitor: number;
  address: number;
  /** The page server that gets the report. */
  server: number;
}

/** Any report on either version, by any of 40 visitors from this many addresses. */
function forgedReport(addresses: number): fc.Arbitrary<ForgedReport> {
  return fc.record({
    version: fc.constantFrom(CANARY, LIVE),
    outcome: fc.constantFrom('loaded', 'failed'),
    visitor: fc.nat(40),
    address: fc.nat(addresses - 1),
    server: fc.nat(3),
  });
}

function forge(monitor: CanaryMonitor, { version, outcome, visitor, address }: ForgedReport) {
  monitor.recordReport(
    REGISTRY,
    { remote: REMOTE, version, outcome },
    { visitor: visitorOf(version, visitor, 'forged'), ip: `forged ${address}` },
  );
}

test('reports from two addresses never halt a good canary', () => {
  fc.assert(
    fc.property(
      fc.array(forgedReport(2), { maxLength: 100 }),
      fc.array(forgedReport(2), { maxLength: 100 }),
      fc.nat(60),
      (before, after, visitors) => {
        const monitor = createCanaryMonitor();
        for (const report of before) forge(monitor, report);
        recordVisitors(monitor, CANARY, { visitors, failed: 0 });
        for (const report of after) forge(monitor, report);
        expect(monitor.failingCanary(REGISTRY, REMOTE)).toBeUndefined();
      },
    ),
  );
});

/** Sends the reports of visitors for whom every page of the canary breaks, to all servers in turn. */
function visitBadCanary(servers: CanaryMonitor[], visitors: number) {
  for (let number = 0; number < visitors; number += 1) {
    const sender = { visitor: visitorOf(CANARY, number), ip: `address ${number}` };
    outcomesOf(true).forEach((outcome, index) => {
      const server = servers[(number + index) % servers.length];
      server?.recordReport(REGISTRY, { remote: REMOTE, version: CANARY, outcome }, sender);
    });
  }
}

test('reports from twelve addresses never save a canary that fails for everybody, on one to four page servers', () => {
  fc.assert(
    fc.property(
      fc.array(forgedReport(12), { maxLength: 500 }),
      fc.integer({ min: 1, max: 4 }),
      (forged, count) => {
        const servers = Array.from({ length: count }, createCanaryMonitor);
        for (const report of forged) {
          const server = servers[report.server % count];
          if (server) forge(server, report);
        }
        visitBadCanary(servers, 20 * count);
        const failing = servers.map((server) => server.failingCanary(REGISTRY, REMOTE));
        expect(failing.every((found) => found?.version === CANARY)).toBe(true);
      },
    ),
  );
});

test('reports from twelve IP addresses can not keep a failing canary live', () => {
  const monitor = createCanaryMonitor();
  for (let address = 0; address < 12; address += 1) {
    for (let visitor = 0; visitor < 100; visitor += 1) {
      const number = address * 100 + visitor;
      const from = { visitor: number, address, server: 0 };
      forge(monitor, { ...from, version: LIVE, outcome: 'failed' });
      forge(monitor, { ...from, version: CANARY, outcome: 'loaded' });
    }
  }
  visitBadCanary([monitor], 20);
  expect(monitor.failingCanary(REGISTRY, REMOTE)?.reason).toBe(
    'halted: it failed for 20 of 56 visitors, the live version for 36 of 36',
  );
});
