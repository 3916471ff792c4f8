import { contentSecurityPolicy } from './content-security-policy';

const REGISTRY = { schema: '', microFrontends: {} };

function directives(browserApiUrl: string | undefined, publicUrl = 'http://localhost:3000') {
  return contentSecurityPolicy(REGISTRY, { browserApiUrl, publicUrl }).split('; ');
}

test.each([
  ['http://localhost:9000/api/v1', "'self' https: http://localhost:9000"],
  ['https://api.shop.example/api/v1', "'self' https: https://api.shop.example"],
  [undefined, "'self' https: http://localhost:8044 http://127.0.0.1:8044"],
])('with the API at %s forms are sent to %s', (apiUrl, allowed) => {
  expect(directives(apiUrl)).toContain(`form-action ${allowed}`);
});

test.each([
  ['http://localhost:9000/api/v1', 'https://shop.example', 'http://localhost:9000'],
  [undefined, 'http://localhost:3000', 'http://localhost:8044 http://127.0.0.1:8044'],
  [undefined, 'https://shop.example', 'https://api.shop.example'],
  [undefined, 'https://shop.example:8443', 'https://api.shop.example:8443'],
])('with the API at %s, pages of %s call only %s', (apiUrl, publicUrl, allowed) => {
  expect(directives(apiUrl, publicUrl)).toContain(`connect-src 'self' ${allowed}`);
});
