import { contentSecurityPolicy } from './content-security-policy';

const REGISTRY = { schema: '', microFrontends: {} };

test.each([
  ['http://localhost:9000/api/v1', "'self' https: http://localhost:9000"],
  ['https://api.shop.example/api/v1', "'self' https: https://api.shop.example"],
  [undefined, "'self' https: http://localhost:8044 http://127.0.0.1:8044"],
])('with the API at %s forms are sent to %s', (apiUrl, allowed) => {
  expect(contentSecurityPolicy(REGISTRY, apiUrl).split('; ')).toContain(`form-action ${allowed}`);
});
