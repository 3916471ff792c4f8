import {
  REGISTRY_SCHEMA,
  type Registry,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { prune, unlistedFolders } from './prune';
import { advance, halt, promote, release, ReleaseError, rollback } from './releases';

const AT = new Date('2026-03-01T10:00:00.000Z');
const CHANGE = { at: AT, why: 'changed', by: 'Asha' };
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
  expect(shares(promote(canary, 'mf-catalog', CHANGE))).toEqual(['2 100 *', '1 0']);
  expect(() => promote(deployed(EMPTY, '1'), 'mf-catalog', CHANGE)).toThrow(/no canary/);
});

test('a rollback withdraws the canary, or else returns to the previous version', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  const without = rollback(canary, 'mf-catalog', CHANGE);
  expect(shares(without)).toEqual(['2 0 x', '1 100 *']);
  expect(() => rollback(without, 'mf-catalog', CHANGE)).toThrow(/no earlier version/);

  const third = deployed(deployed(deployed(EMPTY, '1'), '2'), '3');
  const back = rollback(third, 'mf-catalog', CHANGE);
  expect(shares(back)).toEqual(['2 100 *', '3 0 x', '1 0']);
  expect(shares(rollback(back, 'mf-catalog', CHANGE))).toEqual(['1 100 *', '2 0 x', '3 0 x']);
});

test('a version that was withdrawn can be deployed again', () => {
  const back = rollback(deployed(deployed(EMPTY, '1'), '2'), 'mf-catalog', CHANGE);
  expect(shares(deployed(back, '2'))).toEqual(['2 100 *', '1 0']);
});

test('a canary that fails is halted: it keeps the reason, and only a forced deploy brings it back', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  const why = 'halted: it failed for 12 of 20 visitors';
  const halted = halt(canary, 'mf-catalog', '2', { at: AT, why });
  expect(shares(halted)).toEqual(['2 0 x', '1 100 *']);
  expect(halted.microFrontends['mf-catalog']?.[0]?.extras.release).toMatchObject({ why });
  expect(() => deployed(halted, '2')).toThrow(
    `mf-catalog 2 was ${why}. Deploy another version, or bring this one back: npm run deploy -- mf-catalog --force "reason".`,
  );
  const forced = release(halted, 'mf-catalog', version('2'), 100, {
    ...CHANGE,
    forced: 'reports were forged',
  });
  expect(shares(forced)).toEqual(['2 100 *', '1 0']);
  expect(forced.microFrontends['mf-catalog']?.[0]?.extras.release).toEqual({
    since: AT.toISOString(),
    why: 'changed',
    by: 'Asha',
    forced: 'reports were forged',
  });
});

test('a live version that fails is halted if there is one to go back to', () => {
  const second = deployed(deployed(EMPTY, '1'), '2');
  const halted = halt(second, 'mf-catalog', '2', CHANGE);
  expect(shares(halted)).toEqual(['1 100 *', '2 0 x']);
  expect(() => deployed(halted, '2', 10)).toThrow(ReleaseError);
  expect(halt(halted, 'mf-catalog', '1', CHANGE)).toBe(halted);
  expect(halt(second, 'mf-catalog', '1', CHANGE)).toBe(second);
});

test('the share of a canary grows step by step, until it is live', () => {
  const rollout = { steps: [1, 10, 100], visitors: 50, minutes: 10 };
  const change = { ...CHANGE, commit: 'ab12', rollout };
  const first = release(deployed(EMPTY, '1'), 'mf-catalog', version('2'), 1, change);
  const second = advance(first, 'mf-catalog', '2', CHANGE);
  expect(shares(second)).toEqual(['2 10', '1 90 *']);
  const last = advance(second, 'mf-catalog', '2', CHANGE);
  expect(shares(last)).toEqual(['2 100 *', '1 0']);
  expect(last.microFrontends['mf-catalog']?.[0]?.extras.release).toEqual({
    since: AT.toISOString(),
    why: 'changed',
    by: 'Asha',
    commit: 'ab12',
  });
  expect(advance(last, 'mf-catalog', '2', CHANGE)).toBe(last);
});

test('a canary that was not released step by step keeps its share', () => {
  const canary = deployed(deployed(EMPTY, '1'), '2', 10);
  expect(advance(canary, 'mf-catalog', '2', CHANGE)).toBe(canary);
});

test('the registry remembers who changed what, and why', () => {
  const rolledBack = rollback(deployed(deployed(EMPTY, '1'), '2', 10), 'mf-catalog', CHANGE);
  expect(
    rolledBack.history?.map(({ version, traffic, why, by }) => [version, traffic, why, by]),
  ).toEqual([
    ['2', 0, 'rolled back', 'Asha'],
    ['2', 10, 'deployed', undefined],
    ['1', 100, 'deployed', undefined],
  ]);
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
  const twice = prune(rollback(once.registry, 'shell', { at: at(4), why: 'rolled back' }), at(5));
  expect(twice.removed).toEqual(['shell/4', 'shell/libraries-c']);
});

test('pruning finds versions that were published long ago and never released', async () => {
  const dates: Record<string, number> = { 'mf-catalog/1': 0, 'mf-catalog/2': 0, 'mf-catalog/3': 9 };
  const root = {
    list: () => Promise.resolve(['1', '2', '3']),
    changedAt: (folder: string) => Promise.resolve(new Date(AT.getTime() + (dates[folder] ?? 0))),
  };
  const found = await unlistedFolders(root, deployed(EMPTY, '1'), new Date(AT.getTime() + 5));
  expect(found).toEqual(['mf-catalog/2']);
});
