import { localHeaders, pageHeaders } from './rewrite-headers';

const ORIGINS = { shop: 'https://shop.example', local: 'http://localhost:3000' };

test.each([
  ['https://shop.example/login?next=1#top', 'http://localhost:3000/login?next=1#top'],
  ['/login', 'http://localhost:3000/login'],
  ['//shop.example/login', 'http://localhost:3000/login'],
  ['https://pay.example/start', 'https://pay.example/start'],
  ['http://shop.example/login', 'http://shop.example/login'],
])('a redirect to %s leads to %s', (location, local) => {
  expect(localHeaders({ location, etag: '"a"' }, ORIGINS)).toEqual({
    location: local,
    etag: '"a"',
  });
});

test('a redirect doesn’t lead to the preview that the shop’s page was requested with', () => {
  const preview = {
    version: 'development-ab',
    parameter: ['with', 'mf-lookbook@development-ab.1.c2ln'] as [string, string],
  };
  const location =
    '/lookbook?a=1&with=mf-catalog%401.2.c2ln&with=mf-lookbook%40development-ab.1.c2ln';
  expect(localHeaders({ location }, ORIGINS, preview)).toEqual({
    location: 'http://localhost:3000/lookbook?a=1&with=mf-catalog%401.2.c2ln',
  });
});

test('a page may load scripts from the local server, and is never cached', () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': '12',
    etag: '"a"',
    'cache-control': 'public, s-maxage=10',
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'self'; script-src 'self' https://cdn.example; connect-src 'self'; upgrade-insecure-requests; object-src 'none';",
  };
  expect(pageHeaders(headers, ORIGINS)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'self' http://localhost:3000 ws://localhost:3000; script-src 'self' https://cdn.example http://localhost:3000 ws://localhost:3000; connect-src 'self' http://localhost:3000 ws://localhost:3000; object-src 'none'",
  });
});

test('a page without a policy gets none', () => {
  expect(pageHeaders({}, ORIGINS)).toEqual({ 'cache-control': 'no-store' });
});
