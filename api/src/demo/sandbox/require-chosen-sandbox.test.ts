import { ConfigError, type Environment } from '@storefront/tools/settings';
import { readConfig } from '../../settings/config';
import { requireChosenSandbox } from './require-chosen-sandbox';

const check = (env: Environment) => () => requireChosenSandbox(readConfig(env));

test.each(['SHOP_URL', 'API_PUBLIC_URL', 'ALLOWED_ORIGINS'])(
  'the demo’s sandbox is refused if %s is on https, and the message says what to set',
  (name) => {
    const start = check({ DEMO: 'true', [name]: 'https://shop.example' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow('https://shop.example');
    expect(start).toThrow('DEMO=false');
    expect(start).toThrow('PAYMENT_PROVIDER=sandbox');
  },
);

test.each([
  { DEMO: 'true', SHOP_URL: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
  { DEMO: 'true', SHOP_URL: 'http://localhost:3000' },
  { DEMO: 'false', SHOP_URL: 'https://shop.example' },
])('starts with %j', (env) => {
  expect(check(env)).not.toThrow();
});
