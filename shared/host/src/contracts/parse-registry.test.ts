import { parseDescriptor, parseRegistry, RegistryError } from './parse-registry';

const ROUTE = { id: 'orders', path: '/orders', access: 'protected', layout: 'main' };

const VERSION = {
  url: '/apps/mf-x/1/browser/remoteEntry.js',
  metadata: { version: '1', integrity: { 'remoteEntry.js': 'sha256-abc' } },
  deployment: { traffic: 100, default: true },
  extras: { routes: [ROUTE], hostContract: '1.0.0' },
};

/** A registry with one version, which differs from a valid one in one part. */
function registryWith(part: object): string {
  const version = { ...VERSION, ...part };
  return JSON.stringify({ schema: '', microFrontends: { 'mf-x': [version] } });
}

function withRoute(part: object): string {
  return registryWith({ extras: { ...VERSION.extras, routes: [{ ...ROUTE, ...part }] } });
}

test('parses a valid registry', () => {
  const text = registryWith({});
  expect(parseRegistry(text)).toEqual(JSON.parse(text));
});

test.each([
  ['{', 'The registry is not valid JSON.'],
  ['[]', "The registry can't be used: it must be object."],
  [
    withRoute({ access: 'private' }),
    'microFrontends.mf-x[0].extras.routes[0].access must be equal to one of the allowed values: ["public","protected"].',
  ],
  [withRoute({ layout: 3 }), 'microFrontends.mf-x[0].extras.routes[0].layout must be'],
  [withRoute({ path: undefined }), 'microFrontends.mf-x[0].extras.routes[0] must have required'],
  [
    registryWith({ extras: { routes: [], hostContract: 'one' } }),
    'microFrontends.mf-x[0].extras.hostContract must match pattern',
  ],
  [
    registryWith({ metadata: { version: '1', integrity: { 'a.js': 'md5-abc' } } }),
    'microFrontends.mf-x[0].metadata.integrity.a.js must match pattern',
  ],
  [
    registryWith({ deployment: { traffic: 110, default: true } }),
    'microFrontends.mf-x[0].deployment.traffic must be <= 100.',
  ],
])('the error for an invalid registry says what is wrong, and where (%#)', (text, message) => {
  expect(() => parseRegistry(text)).toThrow(RegistryError);
  expect(() => parseRegistry(text)).toThrow(message);
});

test.each(['__proto__', 'constructor', 'toString', 'Mf-x', 'mf_x', '../x', ''])(
  'a registry that lists an app named "%s" is refused',
  (name) => {
    const text = JSON.stringify({ schema: '', microFrontends: { 'mf-x': [] } });
    expect(() => parseRegistry(text.replace('mf-x', name))).toThrow(
      `microFrontends.${name} must match pattern`,
    );
    expect(() => parseRegistry(text)).not.toThrow();
  },
);

test.each([
  ['two live versions', [100, 100], 'has more than one live version: 1 and 2.'],
  ['two canaries', [10, 20], 'has more than one canary: 1 and 2.'],
])('a registry with %s of an app is refused', (_, shares, message) => {
  const versions = shares.map((traffic, index) => ({
    ...VERSION,
    metadata: { version: String(index + 1) },
    deployment: { traffic, default: traffic === 100 },
  }));
  const text = JSON.stringify({ schema: '', microFrontends: { 'mf-x': versions } });
  expect(() => parseRegistry(text)).toThrow(`microFrontends.mf-x ${message}`);
});

test('a registry that lists a version twice is refused', () => {
  const earlier = { ...VERSION, deployment: { traffic: 0, default: false } };
  const text = JSON.stringify({ schema: '', microFrontends: { 'mf-x': [VERSION, earlier] } });
  expect(() => parseRegistry(text)).toThrow('has more than one entry for 1: 1 and 1.');
});

test('a version with a protected page in the layout of the sign-in pages is refused', () => {
  const descriptor = (layout: string) =>
    JSON.stringify({ ...VERSION, extras: { ...VERSION.extras, routes: [{ ...ROUTE, layout }] } });
  expect(parseDescriptor(descriptor('main')).extras.routes).toEqual([ROUTE]);
  expect(() => parseDescriptor(descriptor('auth'))).toThrow(
    'extras.routes[0] ("orders") is protected and has the layout "auth", which is for public pages.',
  );
});
