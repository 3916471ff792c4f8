import { isAbsolute } from 'node:path';
import { isAllowedOrigin, readConfig } from './config';
import { ConfigError } from '@storefront/tools/settings';

test('has a default for every setting', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8044,
    publicUrl: 'http://localhost:8044',
    shopUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    unpaidOrderMinutes: 60,
    sessionDays: 30,
    sessionHours: 12,
    logLevel: 'warn',
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('keeps pictures in a bucket, if its address can be one', () => {
  const { picturesDir } = readConfig({ PICTURES_DIR: 's3://shop/pictures' });
  expect(picturesDir).toBe('s3://shop/pictures');
  expect(() => readConfig({ PICTURES_DIR: 's3://My Shop' })).toThrow(
    'PICTURES_DIR must be a folder, or the address of a bucket: s3://bucket or s3://bucket/folder, not "s3://My Shop".',
  );
});

test('takes the public address from the port, without a slash at the end', () => {
  expect(readConfig({ API_PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(readConfig({ API_PUBLIC_URL: 'https://api.shop.example/' }).publicUrl).toBe(
    'https://api.shop.example',
  );
});

test('keeps pictures in the folder of the data, unless another one is named', () => {
  const { picturesDir, picturesFolder, pictureHosts } = readConfig({ DATA_DIR: '/srv/data' });
  expect([picturesDir, picturesFolder, pictureHosts]).toEqual([
    '/srv/data/pictures',
    undefined,
    ['*'],
  ]);
  expect(
    readConfig({ PICTURES_DIR: '/srv/p', PICTURE_HOSTS: 'a.example, b.example' }),
  ).toMatchObject({
    picturesDir: '/srv/p',
    pictureHosts: ['a.example', 'b.example'],
  });
});

test('a blank setting counts as missing', () => {
  expect(readConfig({ API_PORT: ' ', DATABASE_URL: '' }).port).toBe(8044);
});

test.each([
  ['API_PORT', 'eighty'],
  ['API_PORT', '70000'],
  ['API_PUBLIC_URL', 'localhost:8044'],
  ['SHOP_URL', 'shop'],
  ['ALLOWED_ORIGINS', 'https://a.example,nonsense'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['UNPAID_ORDER_MINUTES', '0'],
  ['RATE_LIMIT_MAX', '-1'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['SESSION_DAYS', '0'],
  ['PAYMENT_SECRET', 'short'],
  ['PICTURE_HOSTS', 'https://cdn.example'],
])('an error names %s when it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('an error says what is allowed', () => {
  expect(() => readConfig({ API_PORT: 'x', SESSION_DAYS: '0', LOG_LEVEL: 'loud' })).toThrow(
    'API_PORT must be a whole number from 0 to 65535, not "x".\n' +
      'SESSION_DAYS must be a whole number from 1 to 3650, not "0".\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
  );
});

test('the demo is off by default', () => {
  expect(readConfig({}).demo).toBe(false);
  expect(readConfig({ DEMO: 'true' }).demo).toBe(true);
});

test('errors never repeat the database’s address, which holds a password', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://me:hush@localhost/shop' });
  expect(read).not.toThrow('hush');
});

test.each([
  ['https://shop.example', true],
  ['https://other.example', true],
  ['https://shop.example.evil.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:5173', false],
  ['http://localhost', false],
  ['null', false],
])('the origin %s may call an API at a public address: %s', (origin, allowed) => {
  const config = readConfig({
    API_PUBLIC_URL: 'https://api.shop.example',
    SHOP_URL: 'https://shop.example/',
    ALLOWED_ORIGINS: 'https://other.example/, ',
  });
  expect(isAllowedOrigin(config, origin)).toBe(allowed);
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:5173', true],
  ['http://localhost', true],
  ['https://shop.example', true],
  ['http://localhost.evil.example', false],
  ['https://localhost:3000', false],
  ['null', false],
])('the origin %s may call an API on localhost: %s', (origin, allowed) => {
  const config = readConfig({ SHOP_URL: 'https://shop.example' });
  expect(isAllowedOrigin(config, origin)).toBe(allowed);
});
