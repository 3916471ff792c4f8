import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { createCanaryWatch } from './canary-watch';
import { parseVersionReport } from '../remotes/version-report';

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

/** Lets so many visitors load each version, and so many of them fail. */
function watching(canary: [loads: number, failures: number], live: [number, number]) {
  const watch = createCanaryWatch();
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
      watch.count(REGISTRY, report);
      watch.count(REGISTRY, report);
    }
  }
  return watch.judge(REGISTRY, 'mf-x');
}

test('a canary that fails too often is named, with the numbers', () => {
  expect(watching([20, 2], [100, 0])).toEqual({
    remote: 'mf-x',
    version: '2',
    why: 'halted: it failed for 2 of 20 visitors, the live version for 0 of 100',
  });
});

test.each<[string, [number, number], [number, number]]>([
  ['too few loads say nothing', [19, 19], [100, 0]],
  ['fewer than 5 points above the live version', [100, 4], [100, 0]],
  ['less than three times as often', [100, 29], [100, 10]],
  ['nothing fails', [500, 0], [500, 0]],
])('a canary goes on: %s', (_, canary, live) => {
  expect(watching(canary, live)).toBeUndefined();
});

test('a visitor counts once, and a report without one not at all', () => {
  const watch = createCanaryWatch();
  for (let index = 0; index < 100; index += 1) {
    for (const visitor of ['same', undefined]) {
      watch.count(REGISTRY, { remote: 'mf-x', version: '2', outcome: 'failed', visitor });
    }
  }
  expect(watch.judge(REGISTRY, 'mf-x')).toBeUndefined();
});

test('another canary begins anew', () => {
  const watch = createCanaryWatch();
  for (let index = 0; index < 30; index += 1) {
    watch.count(REGISTRY, { remote: 'mf-x', version: '2', outcome: 'failed', visitor: `${index}` });
  }
  expect(watch.judge(REGISTRY, 'mf-x')).toBeDefined();
  const versions = [version('3', 10), version('1', 100)];
  expect(
    watch.judge({ ...REGISTRY, microFrontends: { 'mf-x': versions } }, 'mf-x'),
  ).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"remote":"mf-x"}',
  '{"remote":"../x","version":"1","outcome":"loaded"}',
])('%s is no report', (text) => {
  expect(parseVersionReport(text)).toBeUndefined();
});
