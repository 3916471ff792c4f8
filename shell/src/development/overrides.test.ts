import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { allowedOverrides, overridesOf, withOverrides, withOverridesIn } from './overrides';

const DEV = 'http://localhost:3001';

function version(name: string, traffic: number): RemoteVersion {
  return {
    url: `/apps/mf-catalog/${name}/browser/remoteEntry.js`,
    metadata: { version: name, integrity: {} },
    deployment: { traffic, default: traffic === 100 },
    extras: {
      routes: [{ id: 'home', path: '/', access: 'public', layout: 'main' }],
      serverUrl: 'x',
      hostContract: '1.0.0',
    },
  };
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
])('%s', (query, overrides) => {
  expect(overridesOf(new URL(`http://shop.example/${query}`))).toEqual(overrides);
});

test.each(['', '?mf=', '?mf=mf-catalog', '?mf=mf-catalog@', '?mf=@http://a.example'])(
  '%s asks for nothing',
  (query) => expect(overridesOf(new URL(`http://shop.example/${query}`))).toEqual([]),
);

test.each(['?mf=mf-catalog@javascript:alert(1)', '?mf=mf-catalog@//a.example', '?mf=x@http://['])(
  '%s is no origin',
  (query) => expect(overridesOf(new URL(`http://shop.example/${query}`))).toEqual([]),
);

test('only remotes of the shop, and only from origins that it lets in', () => {
  const asked = ['mf-catalog', 'mf-other', 'shell', 'constructor'].flatMap((remote) => [
    { remote, origin: DEV },
    { remote, origin: 'http://localhost:3002' },
  ]);
  expect(allowedOverrides(asked, REGISTRY, [DEV])).toEqual([{ remote: 'mf-catalog', origin: DEV }]);
  expect(allowedOverrides(asked, REGISTRY, [])).toEqual([]);
});

test('an overridden remote has its pages, and nothing else of what is live', () => {
  const { microFrontends } = withOverrides(REGISTRY, [{ remote: 'mf-catalog', origin: DEV }]);
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

test('an address carries its overrides, and loses them', () => {
  const plain = 'http://shop.example/products?q=silk';
  const override = { remote: 'mf-catalog', origin: DEV };
  const carrying = withOverridesIn(plain, [override]);
  expect(overridesOf(new URL(carrying))).toEqual([override]);
  expect(withOverridesIn(carrying, [])).toBe(plain);
});
