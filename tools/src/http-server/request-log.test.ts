import { loggedPath, requestId } from './request-log';

const idOf = (given: string | string[]) => requestId({ headers: { 'x-request-id': given } });

test.each(['0af7651916cd43dd8448eb211c80319c', '3f0c4b0e-5d0f-4f57-9d5e-6f6a2a1f1c11'])(
  'a request keeps the id %s',
  (id) => expect(idOf(id)).toBe(id),
);

test.each([
  ['short'],
  ['x'.repeat(65)],
  ['a"b,c:d e\nf'],
  ['12345678*/'],
  [['two-of-them', 'at-once-here']],
])('a request with the id %j gets a new one', (id) => expect(idOf(id)).toMatch(/^[\da-f-]{36}$/));

test.each([
  ['/api/v1/orders/X?contactInfo=a%40b.example', '/api/v1/orders/X'],
  ['/api/v1/orders/X?x=1&ContactInfo=98450#c', '/api/v1/orders/X'],
  ['/products\n?email=a@b.example\nc', '/products\n'],
])('only the path of %j is logged', (url, path) => expect(loggedPath(url)).toBe(path));
