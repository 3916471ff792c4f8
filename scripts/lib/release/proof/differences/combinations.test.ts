import type { Registry } from '@storefront/host/contracts/registry';
import { remoteVersion } from '../../../../../shell/src/remotes/testing/remote-version';
import { combinationsOf, liveVersionsOf } from './combinations';

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    shell: [remoteVersion({ version: 's2' }), remoteVersion({ version: 's1', traffic: 0 })],
    'mf-x': [remoteVersion({ version: 'x2' }), remoteVersion({ version: 'x1', traffic: 0 })],
    'mf-y': [remoteVersion({ version: 'y3', traffic: 10 }), remoteVersion({ version: 'y2' })],
  },
};

function versionsIn({ microFrontends }: Registry): string {
  return Object.values(microFrontends)
    .flatMap((versions) => versions.map(({ metadata }) => metadata.version))
    .join(' ');
}

test('a candidate is tried with every version of the other apps that a visitor may get', () => {
  const tried = combinationsOf(REGISTRY, ['mf-x']).map(({ name, registry }) => [
    name,
    versionsIn(registry),
  ]);
  expect(tried).toEqual([
    ['as today', 's2 x2 y2'],
    ['with the version before of shell, s1', 's1 x2 y2'],
    ['with the canary of mf-y, y3', 's2 x2 y3'],
  ]);
});

test('the live version of an app is not the one that was withdrawn last', () => {
  const registry: Registry = {
    schema: '',
    microFrontends: {
      'mf-x': [remoteVersion({ version: 'x3', traffic: 0 }), remoteVersion({ version: 'x2' })],
    },
  };
  expect(versionsIn(liveVersionsOf(registry))).toBe('x2');
});
