import type { Registry, RegistryRoute, RemoteVersion } from '@storefront/shared/contracts/registry';
import { createPageRoutes } from './page-routes';

function remote(...routes: [path: string, access: RegistryRoute['access']][]): RemoteVersion[] {
  return [
    {
      url: '',
      metadata: { version: '1.0.0' },
      deployment: { traffic: 100, default: true },
      extras: {
        routes: routes.map(([path, access]) => ({ id: path, path, access, layout: 'main' })),
        hostContract: '1.0.0',
      },
    },
  ];
}

const registry: Registry = {
  schema: '',
  microFrontends: {
    shell: remote(),
    'mf-catalog': remote(['/', 'public'], ['/product/:id', 'public']),
    'mf-account': remote(['/orders', 'protected'], ['/login', 'public']),
    'mf-content': remote(['/product/story', 'public']),
  },
};

test.each([
  ['/', 'mf-catalog'],
  ['/product/12', 'mf-catalog'],
  ['/product/story', 'mf-content'],
  ['/login', 'mf-account'],
  ['/orders', 'shell'],
  ['/nowhere', 'shell'],
])('%s needs the code of %s', (path, owner) => {
  expect(createPageRoutes(registry)(path).owner).toBe(owner);
});
