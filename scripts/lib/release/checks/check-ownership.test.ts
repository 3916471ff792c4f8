import type { Registry } from '@storefront/host/contracts/registry';
import { checkOwnership } from './check-ownership';
import { remoteVersion } from '../../../../shell/src/remotes/testing/remote-version';

function version(paths: string[], traffic = 100) {
  return remoteVersion({
    traffic,
    routes: paths.map((path) => ({ id: path, path, access: 'public', layout: 'main' })),
  });
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    'mf-catalog': [version(['/', '/product/:id'])],
    'mf-content': [version(['/terms']), version(['/imprint'], 0)],
  },
};

test('a version may keep its own patterns and add new ones', () => {
  const paths = ['/', '/product/:slug', '/lookbook', '/product/:id/story', '/:a/:b'];
  expect(checkOwnership(REGISTRY, 'mf-catalog', version(paths))).toEqual([]);
});

test.each([
  ['/product/:slug', 'mf-catalog'],
  ['/Terms/', 'mf-content'],
  ['*', 'shell'],
  ['/404', 'shell'],
  ['/:anything', 'shell'],
  ['/apps/*', 'shell'],
])('%s belongs to somebody else', (path, owner) => {
  expect(checkOwnership(REGISTRY, 'mf-lookbook', version([path]))).toEqual([
    `its page "${path}" claims ${path}, which belongs to ${owner}`,
  ]);
});

test('a path can be claimed once no served version owns it', () => {
  expect(checkOwnership(REGISTRY, 'mf-lookbook', version(['/imprint']))).toEqual([]);
});

test('two pages of one remote can’t have the same pattern', () => {
  expect(checkOwnership(REGISTRY, 'mf-lookbook', version(['/look/:a', '/look/:b']))).toEqual([
    'its page "/look/:b" claims /look/:b, which belongs to mf-lookbook',
  ]);
});
