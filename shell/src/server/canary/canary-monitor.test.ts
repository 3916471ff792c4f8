import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { createCanaryMonitor } from './canary-monitor';
import { parseLoadReport } from '../../telemetry/load-report';

function version(name: string, traffic: number): RemoteVersion {
  return {
    url: '',
    metadata: { version: name },
    deployment: { traffic, default: traffic === 100 },
    extras: { routes: [], hostContract: '1.0.0' },
  };
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: { 'mf-x': [version('2', 10), version('1', 100)] },
};

/** What the monitor finds after these numbers of visitors and failures of each version. */
function failingAfter(canary: [loads: number, failures: number], live: [number, number]) {
  const monitor = createCanaryMonitor();
  for (const [name, [loads, failures]] of [
    ['2', canary],
    ['1', live],
  ] as const) {
    for (let index = 0; index < loads; index += 1) {
      const outcome = index < failures ? 'failed' : 'loaded';
      const report = {
        remote: 'mf-x',
        version: name,
        outcome,
        visitor: `${name}-${index}`,
      } as const;
      monitor.record(REGISTRY, report);
      monitor.record(REGISTRY, report);
    }
  }
  return monitor.failingCanary(REGISTRY, 'mf-x');
}

test('finds a canary that fails too often, with the numbers', () => {
  expect(failingAfter([20, 2], [100, 0])).toEqual({
    remote: 'mf-x',
    version: '2',
    reason: 'halted: it failed for 2 of 20 visitors, the live version for 0 of 100',
  });
});

test.each<[string, [number, number], [number, number]]>([
  ['too few visitors', [19, 19], [100, 0]],
  ['fewer than 5 points above the live version', [100, 4], [100, 0]],
  ['less than three times as often', [100, 29], [100, 10]],
  ['nothing fails', [500, 0], [500, 0]],
])('does not find a canary: %s', (_, canary, live) => {
  expect(failingAfter(canary, live)).toBeUndefined();
});

test('counts a visitor once, and ignores reports without one', () => {
  const monitor = createCanaryMonitor();
  for (let index = 0; index < 100; index += 1) {
    for (const visitor of ['same', undefined]) {
      monitor.record(REGISTRY, { remote: 'mf-x', version: '2', outcome: 'failed', visitor });
    }
  }
  expect(monitor.failingCanary(REGISTRY, 'mf-x')).toBeUndefined();
});

test('starts at zero for another canary', () => {
  const monitor = createCanaryMonitor();
  for (let index = 0; index < 30; index += 1) {
    monitor.record(REGISTRY, {
      remote: 'mf-x',
      version: '2',
      outcome: 'failed',
      visitor: `${index}`,
    });
  }
  expect(monitor.failingCanary(REGISTRY, 'mf-x')).toBeDefined();
  const versions = [version('3', 10), version('1', 100)];
  expect(
    monitor.failingCanary({ ...REGISTRY, microFrontends: { 'mf-x': versions } }, 'mf-x'),
  ).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"remote":"mf-x"}',
  '{"remote":"../x","version":"1","outcome":"loaded"}',
])('rejects the report %s', (text) => {
  expect(parseLoadReport(text)).toBeUndefined();
});
