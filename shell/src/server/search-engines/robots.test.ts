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

test('crawlers are kept from protected pages alone, and told of the sitemap', () => {
  expect(robotsTxt(REGISTRY, 'https://shop.example')).toBe(`User-agent: *
Disallow: /orders/*$
Disallow: /orders/*?

Sitemap: https://shop.example/sitemap.xml
`);
});
