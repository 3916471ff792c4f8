import type { Registry } from '@storefront/host/contracts/registry';
import type { Vitals } from '../../telemetry/vitals';
import {
  CANARY,
  LIVE,
  recordPages,
  recordVisitors,
  registryWithCanary,
  registryWithNewVersion,
  REMOTE,
  SINCE,
  visitorOf,
} from './testing/release-fixtures';
import { createReleaseMonitor } from './release-monitor';

const REGISTRY = registryWithCanary();

/** Ten minutes after the versions got their shares. */
const NOW = Date.parse(SINCE) + 10 * 60_000;

function createMonitor(now = NOW) {
  return createReleaseMonitor({ cacheSeconds: 10, now: () => now });
}

/** Why the version on trial is halted; undefined if it isn't. */
function reasonAfter(
  record: (monitor: ReturnType<typeof createMonitor>) => void,
  registry: Registry = REGISTRY,
): string | undefined {
  const monitor = createMonitor();
  record(monitor);
  const verdict = monitor.verdict(registry, REMOTE);
  return verdict?.action === 'halt' ? verdict.why : undefined;
}

describe('a canary is halted', () => {
  test('when its pages fail on the server more often than those of the live version', () => {
    const reason = reasonAfter((monitor) => {
      recordPages(monitor, LIVE, { visitors: 60, failed: 1 });
      recordPages(monitor, CANARY, { visitors: 60, failed: 30 });
    });
    expect(reason).toBe(
      'halted: 30 of 60 pages failed on the server, with the live version 1 of 60',
    );
  });

  test('when its pages fail on the server before the live version has visitors', () => {
    const reason = reasonAfter((monitor) =>
      recordPages(monitor, CANARY, { visitors: 7, failed: 7 }),
    );
    expect(reason).toBe('halted: 7 of 7 pages failed on the server, before at most 2 %');
  });

  test('when its fragments fail', () => {
    const reason = reasonAfter((monitor) => {
      for (let number = 0; number < 10; number += 1) {
        const fragment = {
          app: REMOTE,
          part: 'fragment',
          version: CANARY,
          isFailed: true,
          seconds: 0.1,
        } as const;
        monitor.recordResult(REGISTRY, fragment);
      }
    });
    expect(reason).toMatch(/10 of 10 fragments failed on the server/);
  });

  test('when visitors report that it fails', () => {
    const reason = reasonAfter((monitor) => {
      recordVisitors(monitor, LIVE, { visitors: 30, failed: 0 });
      recordVisitors(monitor, CANARY, { visitors: 30, failed: 25 });
    });
    expect(reason).toBe('halted: 25 of 30 visitors saw it fail, with the live version 0 of 30');
  });

  test.each<[string, Vitals, Vitals]>([
    ['LCP', { lcp: 4_000 }, { lcp: 2_500 }],
    ['CLS', { cls: 0.3 }, { cls: 0.1 }],
    ['INP', { inp: 600 }, { inp: 200 }],
  ])('when its %s is poor for many more visitors', (name, poor, good) => {
    const reason = reasonAfter((monitor) => {
      for (const [version, vitals] of [
        [LIVE, good],
        [CANARY, poor],
      ] as const) {
        for (let number = 0; number < 60; number += 1) {
          const report = { remote: REMOTE, version, outcome: 'measured', vitals } as const;
          monitor.recordReport(REGISTRY, report, visitorOf(version, number));
        }
      }
    });
    expect(reason).toMatch(new RegExp(`60 of 60 visits had an? ${name} over`));
  });

  test('when it is no longer rendered on the server', () => {
    const reason = reasonAfter((monitor) => {
      monitor.recordBlocked(REGISTRY, REMOTE, LIVE);
      expect(monitor.verdict(REGISTRY, REMOTE)).toBeUndefined();
      monitor.recordBlocked(REGISTRY, REMOTE, CANARY);
    });
    expect(reason).toBe('halted: it was repeatedly at fault on the server');
  });
});

describe('a canary is not halted', () => {
  test('when the API is down, so that both versions fail', () => {
    const reason = reasonAfter((monitor) => {
      for (let round = 0; round < 5; round += 1) {
        recordPages(monitor, LIVE, { visitors: 20, failed: round === 0 ? 0 : 20 });
        recordPages(monitor, CANARY, { visitors: 20, failed: round === 0 ? 0 : 20 });
      }
    });
    expect(reason).toBeUndefined();
  });

  test('by reports while the live version has too few visitors', () => {
    const reason = reasonAfter((monitor) => {
      recordVisitors(monitor, LIVE, { visitors: 19, failed: 0 });
      recordVisitors(monitor, CANARY, { visitors: 60, failed: 60 });
    });
    expect(reason).toBeUndefined();
  });

  test('by one network that reloads a page that fails', () => {
    const reason = reasonAfter((monitor) => {
      recordPages(monitor, LIVE, { visitors: 200, failed: 2 });
      recordPages(monitor, CANARY, { visitors: 200, failed: 2 });
      const visitor = visitorOf(CANARY, 1, 'one network');
      recordPages(monitor, LIVE, { visitors: 60, failed: 60 }, { visitor });
      recordPages(monitor, CANARY, { visitors: 500, failed: 500 }, { visitor });
    });
    expect(reason).toBeUndefined();
  });

  test.each([
    ['another canary', registryWithCanary('3.0.0')],
    ['the same canary at another share', registryWithCanary(CANARY, '2026-01-02T00:00:00.000Z')],
  ])('by what was counted before: %s', (_, next) => {
    const monitor = createMonitor();
    recordPages(monitor, CANARY, { visitors: 30, failed: 30 });
    expect(monitor.verdict(REGISTRY, REMOTE)?.action).toBe('halt');
    expect(monitor.verdict(next, REMOTE)).toBeUndefined();
  });

  test('after the API was unavailable', () => {
    const monitor = createMonitor();
    recordPages(monitor, CANARY, { visitors: 30, failed: 30 });
    const verdict = monitor.verdict(REGISTRY, REMOTE);
    expect(verdict?.isOnServer).toBe(true);
    if (verdict) monitor.forgetServer(verdict.candidate);
    expect(monitor.verdict(REGISTRY, REMOTE)).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString', 'mf-unknown'])('of the name %s', (name) => {
    const monitor = createMonitor();
    const report = { remote: name, version: CANARY, outcome: 'failed' } as const;
    monitor.recordReport(REGISTRY, report, visitorOf(CANARY, 1));
    monitor.recordBlocked(REGISTRY, name, name);
    expect(monitor.verdict(REGISTRY, name)).toBeUndefined();
  });
});

describe('a rollout', () => {
  const rollout = { steps: [50, 100], visitors: 3, minutes: 10 };
  const registry = registryWithCanary(CANARY, SINCE, rollout);

  function actionAfter(record: (monitor: ReturnType<typeof createMonitor>) => void, now = NOW) {
    const monitor = createMonitor(now);
    record(monitor);
    return monitor.verdict(registry, REMOTE)?.action;
  }

  test('advances after enough visitors and time', () => {
    const visits = { visitors: 3, failed: 0 };
    expect(actionAfter((monitor) => recordPages(monitor, CANARY, visits, { registry }))).toBe(
      'advance',
    );
    expect(actionAfter((monitor) => recordVisitors(monitor, CANARY, visits, registry))).toBe(
      'advance',
    );
  });

  test.each<[string, (monitor: ReturnType<typeof createMonitor>) => void, number]>([
    [
      'time',
      (monitor) => recordPages(monitor, CANARY, { visitors: 9, failed: 0 }, { registry }),
      NOW - 1,
    ],
    [
      'visitors',
      (monitor) => recordPages(monitor, CANARY, { visitors: 2, failed: 0 }, { registry }),
      NOW,
    ],
    [
      'visitors of the canary',
      (monitor) => recordPages(monitor, LIVE, { visitors: 9, failed: 0 }, { registry }),
      NOW,
    ],
    [
      'visitors for whom it worked',
      (monitor) => recordPages(monitor, CANARY, { visitors: 4, failed: 4 }, { registry }),
      NOW,
    ],
  ])('waits without enough %s', (_, record, now) => {
    expect(actionAfter(record, now)).not.toBe('advance');
  });

  test('waits while the canary is suspected', () => {
    const action = actionAfter((monitor) => {
      recordPages(monitor, LIVE, { visitors: 40, failed: 0 }, { registry });
      recordPages(monitor, CANARY, { visitors: 16, failed: 8 }, { registry });
    });
    expect(action).toBeUndefined();
  });

  test('ends when the canary is worse', () => {
    const action = actionAfter((monitor) => {
      recordPages(monitor, LIVE, { visitors: 60, failed: 1 }, { registry });
      recordPages(monitor, CANARY, { visitors: 60, failed: 40 }, { registry });
    });
    expect(action).toBe('halt');
  });
});

describe('a version that got all visitors', () => {
  const failing = { visitors: 40, failed: 20 };

  function reasonFor(registry: Registry, parts = {}) {
    const record = (monitor: ReturnType<typeof createMonitor>) =>
      recordPages(monitor, CANARY, failing, { registry, visitor: undefined, ...parts });
    return reasonAfter(record, registry);
  }

  test('is halted within an hour', () => {
    expect(reasonFor(registryWithNewVersion())).toBe(
      'halted: 20 of 40 pages failed on the server, before at most 2 %',
    );
  });

  test('is not halted after an hour, when it was brought back, or without an earlier version', () => {
    const longAgo = registryWithNewVersion('deployed', '2025-12-31T23:00:00.000Z');
    expect(reasonFor(longAgo)).toBeUndefined();
    expect(reasonFor(registryWithNewVersion('rolled back to'))).toBeUndefined();
    const [only] = registryWithNewVersion().microFrontends[REMOTE] ?? [];
    const alone = { schema: '', microFrontends: { [REMOTE]: only ? [only] : [] } };
    expect(reasonFor(alone)).toBeUndefined();
  });

  test('may fail as often as the version before', () => {
    const registry = registryWithNewVersion();
    const parts = { registry, visitor: undefined };
    const reason = reasonAfter((monitor) => {
      recordPages(monitor, LIVE, { visitors: 100, failed: 9 }, parts);
      recordPages(monitor, CANARY, { visitors: 100, failed: 9 }, parts);
    }, registry);
    expect(reason).toBeUndefined();
  });

  test('is not halted by pages that are too slow: the machine may be overloaded', () => {
    expect(reasonFor(registryWithNewVersion(), { seconds: 2.6 })).toBeUndefined();
  });

  test('is not halted by one page that fails again and again, while others are sent from the cache', () => {
    expect(reasonFor(registryWithNewVersion(), { sharedAs: '/products/7' })).toBeUndefined();
  });
});

describe('the report of a trial', () => {
  test('has the counts of both versions by each measure, and the visitors', async () => {
    const monitor = createMonitor();
    recordPages(monitor, LIVE, { visitors: 4, failed: 1 });
    recordPages(monitor, CANARY, { visitors: 5, failed: 2 });
    recordVisitors(monitor, CANARY, { visitors: 3, failed: 1 });
    expect(await monitor.reports(REGISTRY)).toEqual([
      {
        app: REMOTE,
        version: CANARY,
        compared: LIVE,
        visitors: 4,
        measures: [
          {
            measure: 'page',
            candidate: { visits: 5, failures: 2 },
            live: { visits: 4, failures: 1 },
          },
          {
            measure: 'browser',
            candidate: { visits: 3, failures: 1 },
            live: { visits: 0, failures: 0 },
          },
        ],
      },
    ]);
  });

  test('has the counts of a new live version alone, and none of an app without a trial', async () => {
    const monitor = createMonitor();
    const registry = registryWithNewVersion();
    recordPages(monitor, CANARY, { visitors: 2, failed: 1 }, { registry });
    expect(await monitor.reports(registry)).toMatchObject([
      { measures: [{ measure: 'page', candidate: { visits: 2, failures: 1 } }] },
    ]);
    expect(await createMonitor(NOW + 24 * 60 * 60_000).reports(registry)).toEqual([]);
  });
});
