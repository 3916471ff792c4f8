import type { Registry, RegistryRoute } from '@storefront/shared/contracts/registry';
import { robotsTxt } from './robots';

function route(path: string, access: RegistryRoute['access']): RegistryRoute {
  return { id: path, path, access, layout: 'main' };
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    'mf-x': [
      {
        url: '',
        metadata: { version: '1' },
        deployment: { traffic: 100, default: true },
        extras: {
          routes: [route('/orders/:id', 'protected'), route('/login', 'public')],
          hostContract: '1.0.0',
        },
      },
    ],
  },
};

test('disallows only protected pages, and names the sitemap', () => {
  expect(robotsTxt(REGISTRY, 'https://shop.example')).toBe(`User-agent: *
Disallow: /orders/*$
Disallow: /orders/*?

Sitemap: https://shop.example/sitemap.xml
`);
});
