import {
  CANARY,
  LIVE,
  recordVisitors,
  registryWithCanary,
  REMOTE,
  visitorOf,
} from './testing/canary-fixtures';
import { createCanaryMonitor } from './canary-monitor';

const REGISTRY = registryWithCanary();

/** The failing canary after these numbers of visitors and failures of each version. */
function failingAfter(canary: [number, number], live: [number, number]) {
  const monitor = createCanaryMonitor();
  recordVisitors(monitor, CANARY, { visitors: canary[0], failed: canary[1] });
  recordVisitors(monitor, LIVE, { visitors: live[0], failed: live[1] });
  return monitor.failingCanary(REGISTRY, REMOTE);
}

test('finds a canary that fails too often, with the numbers', () => {
  expect(failingAfter([20, 3], [100, 0])).toEqual({
    remote: REMOTE,
    version: CANARY,
    reason: 'halted: it failed for 3 of 20 visitors, the live version for 0 of 100',
  });
});

test.each<[string, [number, number], [number, number]]>([
  ['too few visitors', [19, 19], [100, 0]],
  ['failures from two addresses alone', [20, 2], [100, 0]],
  ['fewer than 5 points above the live version', [100, 6], [100, 2]],
  ['less than three times as often', [100, 11], [100, 4]],
  ['nothing fails', [500, 0], [500, 0]],
])('does not find a canary: %s', (_, canary, live) => {
  expect(failingAfter(canary, live)).toBeUndefined();
});

test.each<[string, [number, number]]>([
  ['all of a few visitors', [19, 19]],
  ['all of many visitors', [100, 100]],
])('finds a failing canary when the live version reportedly failed for %s', (_, live) => {
  expect(failingAfter([40, 40], live)).toBeDefined();
});

test('counts a visitor once, and ignores reports without one', () => {
  const monitor = createCanaryMonitor();
  recordVisitors(monitor, CANARY, { visitors: 19, failed: 19 });
  for (let index = 0; index < 100; index += 1) {
    const report = { remote: REMOTE, version: CANARY, outcome: 'failed' } as const;
    monitor.recordReport(REGISTRY, report, { visitor: undefined, ip: `${index}` });
  }
  recordVisitors(monitor, CANARY, { visitors: 19, failed: 19 });
  expect(monitor.failingCanary(REGISTRY, REMOTE)).toBeUndefined();
});

test('ignores reports on another version than the one that the visitor gets', () => {
  const monitor = createCanaryMonitor();
  for (let number = 0; number < 100; number += 1) {
    const report = { remote: REMOTE, version: CANARY, outcome: 'failed' } as const;
    const sender = { visitor: visitorOf(LIVE, number), ip: `${number}` };
    monitor.recordReport(REGISTRY, report, sender);
  }
  expect(monitor.failingCanary(REGISTRY, REMOTE)).toBeUndefined();
});

test('finds a canary that is no longer rendered on the server', () => {
  const monitor = createCanaryMonitor();
  monitor.recordBlocked(REGISTRY, REMOTE, LIVE);
  expect(monitor.failingCanary(REGISTRY, REMOTE)).toBeUndefined();
  monitor.recordBlocked(REGISTRY, REMOTE, CANARY);
  expect(monitor.failingCanary(REGISTRY, REMOTE)).toEqual({
    remote: REMOTE,
    version: CANARY,
    reason: 'halted: it was repeatedly at fault on the server',
  });
});

test.each([
  ['another canary', registryWithCanary('3.0.0')],
  ['the same canary, deployed again', registryWithCanary(CANARY, '2026-01-02T00:00:00.000Z')],
])('starts at zero for %s', (_, next) => {
  const monitor = createCanaryMonitor();
  recordVisitors(monitor, CANARY, { visitors: 30, failed: 30 });
  expect(monitor.failingCanary(REGISTRY, REMOTE)).toBeDefined();
  expect(monitor.failingCanary(next, REMOTE)).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'mf-unknown'])(
  'ignores the unknown name %s',
  (name) => {
    const monitor = createCanaryMonitor();
    const sender = { visitor: 'a', ip: '192.0.2.1' };
    monitor.recordReport(REGISTRY, { remote: name, version: CANARY, outcome: 'failed' }, sender);
    monitor.recordBlocked(REGISTRY, name, name);
    expect(monitor.failingCanary(REGISTRY, name)).toBeUndefined();
  },
);
