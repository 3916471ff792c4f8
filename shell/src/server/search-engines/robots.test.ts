import type { Registry, RegistryRoute } from '@storefront/host/contracts/registry';
import { robotsTxt } from './robots';
import { remoteVersion } from '../../remotes/testing/remote-version';

function route(path: string, access: RegistryRoute['access']): RegistryRoute {
  return { id: path, path, access, layout: 'main' };
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    'mf-x': [
      remoteVersion({ routes: [route('/orders/:id', 'protected'), route('/login', 'public')] }),
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

test('disallows protected pages in every language', () => {
  const rules = robotsTxt(REGISTRY, 'https://shop.example', ['en', 'hi']);
  expect(rules).toContain('Disallow: /orders/*$\n');
  expect(rules).toContain('Disallow: /hi/orders/*$\n');
});
