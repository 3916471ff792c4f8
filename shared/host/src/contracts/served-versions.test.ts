import fc from 'fast-check';
import type { Registry, RemoteVersion } from './registry';
import {
  appsWithCanary,
  bucketOf,
  registryForVisitor,
  registryForAnyVisitor,
  findServedVersion,
  versionsOf,
} from './served-versions';

function version(name: string, traffic: number, over: Partial<RemoteVersion['extras']> = {}) {
  return {
    url: `/apps/mf-x/${name}/browser/remoteEntry.js`,
    metadata: { version: name },
    deployment: { traffic, default: traffic === 100 },
    extras: { routes: [], hostContract: '1.0.0', ...over },
  };
}

function registryOf(...versions: RemoteVersion[]): Registry {
  return { schema: '', microFrontends: { 'mf-x': versions } };
}

function names({ microFrontends }: Registry): string[] {
  return (microFrontends['mf-x'] ?? []).map(({ metadata }) => metadata.version);
}

const withdrawn = version('2', 0, { release: { since: '', why: '', withdrawn: true } });
const CANARY = registryOf(version('4', 10), version('3', 100), withdrawn, version('1', 0));

test('a visitor without an id gets the live version, and the one before as its fallback', () => {
  expect(names(registryForVisitor(CANARY, undefined))).toEqual(['3', '1']);
});

test('a canary gets about its share of the visitors, and always the same ones', () => {
  const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
  const drawn = visitors.filter((visitor) => names(registryForVisitor(CANARY, visitor))[0] === '4');
  expect(drawn.length).toBeGreaterThan(340);
  expect(drawn.length).toBeLessThan(460);
  expect(names(registryForVisitor(CANARY, drawn[0]))).toEqual(['4', '3', '1']);
});

test('the served version is the first one of a visitor’s registry', () => {
  fc.assert(
    fc.property(fc.option(fc.uuid(), { nil: undefined }), (visitor) => {
      const [first] = names(registryForVisitor(CANARY, visitor));
      expect(findServedVersion(CANARY, 'mf-x', visitor)).toBe(first);
    }),
  );
});

test.each(['mf-y', '__proto__', 'constructor', 'toString'])(
  'the name %s, which the registry does not list, has no versions',
  (name) => {
    expect(versionsOf(CANARY, name)).toEqual([]);
    expect(findServedVersion(CANARY, name, 'visitor-1')).toBeUndefined();
  },
);

test('a canary with a larger share keeps the visitors that it has', () => {
  const larger = registryOf(version('4', 50), version('3', 100));
  fc.assert(
    fc.property(fc.uuid(), (visitor) => {
      const hadIt = names(registryForVisitor(CANARY, visitor))[0] === '4';
      expect(names(registryForVisitor(larger, visitor))[0] === '4' || !hadIt).toBe(true);
    }),
  );
});

test('canaries of two remotes are assigned independently', () => {
  const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
  const both = visitors.filter((one) => bucketOf(one, 'mf-x') < 10 && bucketOf(one, 'mf-y') < 10);
  expect(both.length).toBeLessThan(100);
});

test('the registry for any visitor has the canary, the live version and the one before', () => {
  expect(names(registryForAnyVisitor(CANARY))).toEqual(['4', '3', '1']);
  expect(appsWithCanary(CANARY)).toEqual(['mf-x']);
  expect(appsWithCanary(registryOf(version('3', 100), withdrawn))).toEqual([]);
});
