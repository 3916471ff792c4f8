import {
  REGISTRY_SCHEMA,
  type Registry,
  type RemoteVersion,
} from '@storefront/shared/contracts/registry';
import { promote, prune, release, ReleaseError, rollback, withdraw } from './releases';

const AT = new Date('2026-03-01T10:00:00.000Z');
const EMPTY: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };

function version(name: string): RemoteVersion {
  return {
    url: `/apps/mf-catalog/${name}/browser/remoteEntry.js`,
    metadata: { version: name, integrity: {} },
    deployment: { traffic: 100, default: true },
    extras: { routes: [], hostContract: '1.0.0' },
  };
}

function deployed(registry: Registry, name: string, traffic = 100): Registry {
  return release(registry, 'mf-catalog', version(name), traffic, { at: AT, why: 'deployed' });
}

/** Each version with its share: `*` is the live one, `x` was withdrawn. */
function shares({ microFrontends }: Registry): string[] {
  return (microFrontends['mf-catalog'] ?? []).map(
    ({ metadata, deployment: { traffic, default: isLive }, extras }) =>
      `${metadata.version} ${traffic}${isLive ? ' *' : ''}${extras.release?.withdrawn ? ' x' : ''}`,
  );
}

test('a deployed version is live, and the previous one stays as the fallback', () => {
  expect(shares(deployed(deployed(EMPTY, '1'), '2'))).toEqual(['2 100 *', '1 0']);
});

test('a canary is served beside the live version, and another canary replaces it', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  expect(shares(canary)).toEqual(['2 10', '1 90 *']);
  expect(shares(deployed(canary, '2', 25))).toEqual(['2 25', '1 75 *']);
  expect(shares(deployed(canary, '3', 10))).toEqual(['3 10', '2 0 x', '1 90 *']);
});

test('a canary needs a live version beside it', () => {
  expect(() => deployed(EMPTY, '1', 10)).toThrow(ReleaseError);
  expect(() => deployed(deployed(EMPTY, '1'), '1', 10)).toThrow(/no other live version/);
});

test('a canary is promoted', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  expect(shares(promote(canary, 'mf-catalog', AT))).toEqual(['2 100 *', '1 0']);
  expect(() => promote(deployed(EMPTY, '1'), 'mf-catalog', AT)).toThrow(/no canary/);
});

test('a rollback withdraws the canary, or else returns to the previous version', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  const without = rollback(canary, 'mf-catalog', AT);
  expect(shares(without)).toEqual(['2 0 x', '1 100 *']);
  expect(() => rollback(without, 'mf-catalog', AT)).toThrow(/no earlier version/);

  const third = deployed(deployed(deployed(EMPTY, '1'), '2'), '3');
  const back = rollback(third, 'mf-catalog', AT);
  expect(shares(back)).toEqual(['2 100 *', '3 0 x', '1 0']);
  expect(shares(rollback(back, 'mf-catalog', AT))).toEqual(['1 100 *', '2 0 x', '3 0 x']);
});

test('a version that was withdrawn can be deployed again', () => {
  const back = rollback(deployed(deployed(EMPTY, '1'), '2'), 'mf-catalog', AT);
  expect(shares(deployed(back, '2'))).toEqual(['2 100 *', '1 0']);
});

test('a halted canary keeps the reason; a live version is never halted', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  const halted = withdraw(canary, 'mf-catalog', '2', AT, 'halted: 12 of 20 loads failed');
  expect(shares(halted)).toEqual(['2 0 x', '1 100 *']);
  expect(halted.microFrontends['mf-catalog']?.[0]?.extras.release?.why).toBe(
    'halted: 12 of 20 loads failed',
  );
  expect(withdraw(halted, 'mf-catalog', '1', AT, 'halted')).toEqual(halted);
});

test('pruning keeps served versions, the fallback, and versions that an open tab may still load', () => {
  const four = ['1', '2', '3'].reduce((registry, name) => deployed(registry, name), EMPTY);
  const registry = deployed(four, '4', 10);
  const early = prune(registry, AT);
  expect(early.removed).toEqual([]);

  const late = prune(registry, new Date(AT.getTime() + 1));
  expect(late.removed).toEqual(['mf-catalog/1']);
  expect(shares(late.registry)).toEqual(['4 10', '3 90 *', '2 0']);
});

test('pruning keeps libraries as long as a version uses them', () => {
  const at = (day: number) => new Date(AT.getTime() + day);
  const versions = [
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'b'],
    ['4', 'c'],
  ] as const;
  const registry = versions.reduce((before, [name, libraries], day) => {
    const url = `https://remotes.example/apps/shell/libraries-${libraries}/browser/libraries.js`;
    const { extras, ...rest } = version(name);
    const shell = { ...rest, extras: { ...extras, libraries: { url, integrity: 'sha256-abc' } } };
    return release(before, 'shell', shell, 100, { at: at(day), why: 'deployed' });
  }, EMPTY);
  const once = prune(registry, at(3));
  expect(once.removed).toEqual(['shell/2', 'shell/1', 'shell/libraries-a']);
  const twice = prune(rollback(once.registry, 'shell', at(4)), at(5));
  expect(twice.removed).toEqual(['shell/4', 'shell/libraries-c']);
});
