import type { Registry } from '@storefront/host/contracts/registry';
import {
  addressWithOverrides,
  allowedOrigins,
  overrideEntries,
  requestedOrigins,
  withOrigins,
} from './overrides';
import { remoteVersion } from '../remotes/testing/remote-version';

const DEV = 'http://localhost:3001';

function version(name: string, traffic: number) {
  return remoteVersion({
    version: name,
    traffic,
    routes: [{ id: 'home', path: '/', access: 'public', layout: 'main' }],
    serverUrl: 'x',
  });
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    shell: [version('1', 100)],
    'mf-catalog': [version('2', 10), version('1', 100)],
    'mf-content': [version('1', 100)],
  },
};

test.each([
  ['?mf=mf-catalog@http://localhost:3001', [{ remote: 'mf-catalog', origin: DEV }]],
  ['?mf=mf-catalog@http://localhost:3001/some/path', [{ remote: 'mf-catalog', origin: DEV }]],
  [
    '?mf=mf-catalog@http://a.example&mf=mf-content@https://b.example:8443',
    [
      { remote: 'mf-catalog', origin: 'http://a.example' },
      { remote: 'mf-content', origin: 'https://b.example:8443' },
    ],
  ],
  [
    '?mf=mf-catalog@http://a.example&mf=mf-catalog@http://localhost:3001',
    [{ remote: 'mf-catalog', origin: DEV }],
  ],
])('parses the overrides of %s', (query, overrides) => {
  expect(requestedOrigins(new URL(`http://shop.example/${query}`))).toEqual(overrides);
});

test.each(['', '?mf=', '?mf=mf-catalog', '?mf=mf-catalog@', '?mf=@http://a.example'])(
  '%s has no override',
  (query) => expect(requestedOrigins(new URL(`http://shop.example/${query}`))).toEqual([]),
);

test.each(['?mf=mf-catalog@javascript:alert(1)', '?mf=mf-catalog@//a.example', '?mf=x@http://['])(
  '%s has no valid origin',
  (query) => expect(requestedOrigins(new URL(`http://shop.example/${query}`))).toEqual([]),
);

test('allows only remotes of the shop from allowed origins', () => {
  const requested = ['mf-catalog', 'mf-other', 'shell', 'constructor'].flatMap((remote) => [
    { remote, origin: DEV },
    { remote, origin: 'http://localhost:3002' },
  ]);
  expect(allowedOrigins(requested, REGISTRY, [DEV])).toEqual([
    { remote: 'mf-catalog', origin: DEV },
  ]);
  expect(allowedOrigins(requested, REGISTRY, [])).toEqual([]);
});

test('a shop that allows its own machine allows every port of it, and nothing else', () => {
  const own = ['http://localhost:3101', 'http://localhost'];
  const others = ['https://localhost:3101', 'http://localhost.example:80', 'http://127.0.0.1:3101'];
  const requested = [...own, ...others].map((origin) => ({ remote: 'mf-catalog', origin }));
  const allowed = allowedOrigins(requested, REGISTRY, ['http://localhost:*']);
  expect(allowed.map(({ origin }) => origin)).toEqual(own);
});

test('replaces all but the routes of an overridden remote', () => {
  const { microFrontends } = withOrigins(REGISTRY, [
    { remote: 'mf-catalog', origin: DEV },
    { remote: 'mf-content', version: '2' },
  ]);
  expect(microFrontends['mf-catalog']).toEqual([
    {
      url: `${DEV}/remoteEntry.js`,
      metadata: { version: 'source' },
      deployment: { traffic: 100, default: true },
      extras: {
        routes: REGISTRY.microFrontends['mf-catalog']?.[0]?.extras.routes,
        hostContract: '1.0.0',
      },
    },
  ]);
  expect(microFrontends['mf-content']).toBe(REGISTRY.microFrontends['mf-content']);
});

test('adds overrides to an address in place of its own, and removes them', () => {
  const plain = 'http://shop.example/products?q=silk';
  const overridden = `${plain}&mf=mf-catalog@${DEV}&with=mf-content@1.0.0.1.c2ln`;
  const entries = overrideEntries(new URL(overridden).searchParams);
  expect(entries).toEqual([
    ['mf', `mf-catalog@${DEV}`],
    ['with', 'mf-content@1.0.0.1.c2ln'],
  ]);
  const added = addressWithOverrides(`${plain}&mf=other`, entries);
  expect(overrideEntries(new URL(added).searchParams)).toEqual(entries);
  expect(addressWithOverrides(overridden, [])).toBe(plain);
});
