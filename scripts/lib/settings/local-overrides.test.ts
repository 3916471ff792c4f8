import { localOverrides } from './local-overrides';

test('a shop on localhost lets tabs load remotes from this machine', () => {
  expect(localOverrides({})).toEqual({ OVERRIDE_ORIGINS: 'http://localhost:*' });
});

test('a shop at another address, or with a list of its own, allows no further origins', () => {
  expect(localOverrides({ PUBLIC_URL: 'https://shop.example' })).toEqual({});
  expect(localOverrides({ OVERRIDE_ORIGINS: '' })).toEqual({});
});
