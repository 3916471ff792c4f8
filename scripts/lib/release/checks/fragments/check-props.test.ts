import type { PropsSchema } from '@storefront/host/contracts/fragment-props';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { Type } from 'typebox';
import { remoteVersion } from '../../../../../shell/src/remotes/testing/remote-version';
import { checkProps } from './check-props';

const NAME = 'catalog.recommendations';

/** A version of mf-catalog, which provides the fragment. */
function provider(version: string, props?: PropsSchema, contract = '1.0.0'): RemoteVersion {
  const space = { narrow: 0, wide: 0 };
  const fragment = { name: NAME, contract, space, start: 'visible' as const };
  return remoteVersion({ version, fragments: [{ ...fragment, ...(props && { props }) }] });
}

/** A version of mf-cart, whose pages show it: each with props of its own, or with some that only browsers know. */
function user(version: string, ...pages: (Record<string, unknown> | undefined)[]): RemoteVersion {
  const routes = pages.map((props, index) => ({
    id: `page${index}`,
    path: `/${index}`,
    access: 'public' as const,
    layout: 'main' as const,
    fragments: [{ name: NAME, contract: '1.0.0', ...(props && { props }) }],
  }));
  return remoteVersion({ version, routes });
}

const registry = (microFrontends: Registry['microFrontends']) => ({ schema: '', microFrontends });

/** The problems of a version of mf-catalog beside a live one, and one of mf-cart. */
function problemsOfProvider(live: RemoteVersion, next: RemoteVersion, shownBy: RemoteVersion) {
  const today = registry({ 'mf-catalog': [live], 'mf-cart': [shownBy] });
  const proposed = registry({ 'mf-catalog': [next], 'mf-cart': [shownBy] });
  return checkProps({ today, proposed }, 'mf-catalog', next);
}

/** The problems of a version of mf-cart beside a live one of mf-catalog. */
function problemsOfUser(live: RemoteVersion, next: RemoteVersion) {
  const today = registry({ 'mf-catalog': [live] });
  const proposed = registry({ 'mf-catalog': [live], 'mf-cart': [next] });
  return checkProps({ today, proposed }, 'mf-cart', next);
}

const IDS = Type.Object({ ids: Type.Array(Type.String()) });
const KEEP = 'Keep what it took, or give the new fragment another name';

test('a provider whose props don’t fit what a live page declares is refused, naming both and the prop', () => {
  const shownBy = user('2.0.0', { ids: [':id'] });
  const renamed = Type.Object({ productIds: Type.Optional(Type.Array(Type.String())) });
  expect(problemsOfProvider(provider('1', IDS), provider('2', renamed), shownBy)).toEqual([
    `it provides "${NAME}", but mf-cart 2.0.0 shows it with props that don't fit: ids is unknown. ${KEEP}`,
  ]);
  const numbers = Type.Object({ ids: Type.Array(Type.Number()) });
  expect(problemsOfProvider(provider('1', IDS), provider('2', numbers), shownBy)).toEqual([
    `it provides "${NAME}", but mf-cart 2.0.0 shows it with props that don't fit: ids[0] must be number. ${KEEP}`,
  ]);
});

test('what no page passes may change, where all of them declare what they pass', () => {
  const before = Type.Object({ ...IDS.properties, size: Type.Optional(Type.String()) });
  const shownBy = user('1', { ids: ['coat'] });
  expect(problemsOfProvider(provider('1', before), provider('2', IDS), shownBy)).toEqual([]);
});

test('a provider that takes less than today is refused if props are only known in browsers', () => {
  const needsSize = Type.Object({ ...IDS.properties, size: Type.String() });
  const shownBy = user('7', { ids: [], size: 's' }, undefined);
  const next = provider('2', needsSize);
  expect(problemsOfProvider(provider('1', IDS), next, shownBy)).toEqual([
    `it provides "${NAME}" with other props than mf-catalog 1, by which mf-cart 7 shows it: size is required. ${KEEP}`,
  ]);
  expect(problemsOfProvider(provider('1', IDS), provider('2'), user('7', undefined))).toEqual([
    `it provides "${NAME}" with other props than mf-catalog 1, by which mf-cart 7 shows it: it no longer says which props it takes. ${KEEP}`,
  ]);
  const sizeOnTop = Type.Object({ ...IDS.properties, size: Type.Optional(Type.String()) });
  expect(problemsOfProvider(provider('1', IDS), provider('2', sizeOnTop), shownBy)).toEqual([]);
  expect(problemsOfProvider(provider('1'), next, shownBy)).toEqual([]);
});

test('a page with props that the live provider doesn’t take is refused, naming both and the prop', () => {
  const next = user('3', { ids: [':id'] }, { ids: [], size: ':size' }, { ids: [], size: 's' });
  expect(problemsOfUser(provider('1', IDS), next)).toEqual([
    `it shows "${NAME}" with props that mf-catalog 1 doesn't take: size is unknown. See what it takes (remote-kit types), or deploy mf-catalog first if its next version takes them`,
  ]);
  expect(problemsOfUser(provider('1'), next)).toEqual([]);
});

test('a parameter of the path stands for any text, and for nothing else', () => {
  const text = Type.Object({ id: Type.String({ pattern: '^[a-z]+$' }) });
  expect(problemsOfUser(provider('1', text), user('1', { id: ':id' }))).toEqual([]);
  const chosen = Type.Object({ id: Type.Enum(['coat', 'hat']) });
  expect(problemsOfUser(provider('1', chosen), user('1', { id: ':id' }))).toHaveLength(1);
  expect(problemsOfUser(provider('1', chosen), user('1', { id: 'hat' }))).toEqual([]);
});

test('what is in props is checked too', () => {
  const sizes = Type.Array(Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }));
  const stock = Type.Record(Type.String(), Type.Number());
  const live = provider('1', Type.Object({ sizes, stock: Type.Optional(stock) }));
  expect(problemsOfUser(live, user('1', { sizes: [{ name: null }], stock: { s: 1 } }))).toEqual([]);
  const [nested] = problemsOfUser(live, user('1', { sizes: [{ name: 's', cut: 'slim' }] }));
  expect(nested).toContain('sizes[0].cut is unknown');
  const [value] = problemsOfUser(live, user('1', { sizes: [], stock: { s: 'few' } }));
  expect(value).toContain('stock.s must be number');
  const [missing] = problemsOfUser(live, user('1', {}));
  expect(missing).toContain('it must have required properties sizes');
});

test('a contract of another major version is refused as such, and its props are not compared', () => {
  const other = Type.Object({ size: Type.String() });
  const next = provider('2', other, '2.0.0');
  expect(problemsOfProvider(provider('1', IDS), next, user('1', { ids: [] }, undefined))).toEqual(
    [],
  );
});
