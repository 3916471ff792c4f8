import type { Registry } from '@storefront/host/contracts/registry';
import { remoteVersion } from '../../../../shell/src/remotes/testing/remote-version';
import { checkLibraries } from './check-libraries';

function version(react: string, traffic = 100) {
  return remoteVersion({ version: `v${react}`, sharedLibraries: { react }, traffic });
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    shell: [version('19.3.1')],
    'mf-x': [version('19.2.9'), version('20.0.0', 0)],
    'mf-y': [version('19.3.0', 10), version('19.1.0')],
  },
};

test.each(['19.0.0', '19.2.9', '19.3.1'])('a remote may be built with React %s', (react) => {
  expect(checkLibraries(REGISTRY, 'mf-x', version(react))).toEqual([]);
});

test.each(['19.3.2', '19.4.0', '18.3.1', '20.0.0'])(
  'a remote can’t be built with React %s, and learns which one the shop has',
  (react) => {
    expect(checkLibraries(REGISTRY, 'mf-x', version(react))).toEqual([
      `it was built with react ${react}, but shell v19.3.1 provides 19.3.1, which it would get. Build it with that version, or an older one of the same major version`,
    ]);
  },
);

test('a shell must provide what every served remote was built with', () => {
  expect(checkLibraries(REGISTRY, 'shell', version('19.4.0'))).toEqual([]);
  expect(checkLibraries(REGISTRY, 'shell', version('19.2.9'))).toEqual([
    'it provides react 19.2.9, but mf-y v19.3.0 was built with 19.3.0',
  ]);
});

test('a version whose build names no libraries is let through', () => {
  expect(checkLibraries(REGISTRY, 'mf-x', remoteVersion({}))).toEqual([]);
  expect(checkLibraries(REGISTRY, 'shell', remoteVersion({}))).toEqual([]);
});
