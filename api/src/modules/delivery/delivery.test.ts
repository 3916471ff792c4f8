import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@storefront/tools/settings';
import { apiPaths, DeliveryResponseSchema, ErrorBodySchema } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { findZone, readDeliveryZones } from './delivery-zones';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const folder = mkdtempSync(join(tmpdir(), 'zones-'));
const file = join(folder, 'zones.txt');
afterAll(() => rmSync(folder, { recursive: true }));

const DAY: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

function read(text: string) {
  writeFileSync(file, text);
  return readDeliveryZones(file);
}

test.each([
  ['560001', { area: 'Bengaluru', daysMin: 0, daysMax: 1 }],
  ['562110', { area: 'Karnataka', daysMin: 1, daysMax: 2 }],
  ['744101', { area: 'Andaman and Nicobar Islands', daysMin: 6, daysMax: 7 }],
])(
  'GET /delivery says where %s is, in how many days, and when an order arrives',
  async (pin, zone) => {
    const { data } = (await api.call(`${apiPaths.delivery}?pin=${pin}`)).as(DeliveryResponseSchema);
    expect(data).toMatchObject({ pin, ...zone });
    expect(data.dates).toMatchObject({ earliest: DAY, latest: DAY });
  },
);

test('GET /delivery responds with 404 to a PIN code that the store doesn’t deliver to', async () => {
  const response = await api.call(`${apiPaths.delivery}?pin=990001`);
  expect(response.status).toBe(404);
  expect(response.as(ErrorBodySchema)).toEqual({
    error: 'We don’t deliver to 990001. Please check the 6 digits.',
    field: 'pin',
  });
});

test.each([
  '',
  '?pin=',
  '?pin=56000',
  '?pin=060001',
  '?pin=5600011',
  '?pin=56000a',
  '?pin=１２３４５６',
])('GET /delivery%s responds with 400 and names the parameter', async (query) => {
  const response = await api.call(apiPaths.delivery + query);
  expect(response.status).toBe(400);
  expect(response.as(ErrorBodySchema).field).toBe('pin');
});

test('the longest matching prefix counts', () => {
  const zones = read(
    '# zones\n5 3-4 South # of the store\n56 1-2 Karnataka\n560001 0-1 Next door\n',
  );
  const areaOf = (pin: string) => findZone(zones, pin)?.area;
  expect(['560001', '560002', '570001'].map(areaOf)).toEqual(['Next door', 'Karnataka', 'South']);
  expect(areaOf('110001')).toBeUndefined();
});

test.each([
  ['56 1-2', 'line 1: "56 1-2" is no zone'],
  ['\n056 1-2 Karnataka', 'line 2: "056 1-2 Karnataka" is no zone'],
  ['56 3-2 Karnataka', 'is no zone'],
  ['56 1-2 Karnataka\n56 1-3 Karnataka', 'line 2: there is a zone for 56 already'],
])('a table with %j is refused with the number of the line', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('the error for a table that can’t be read names the setting', () => {
  expect(() => readDeliveryZones(join(folder, 'none.txt'))).toThrow(ConfigError);
  expect(() => readDeliveryZones(join(folder, 'none.txt'))).toThrow('DELIVERY_ZONES');
});

test('a changed table is used without a restart, and a broken one isn’t', async () => {
  writeFileSync(file, '56 2-3 Bengaluru');
  const own = await createTestApi({ deliveryZones: file });
  const daysOf = async () => {
    const response = await own.call(`${apiPaths.delivery}?pin=560001`);
    return response.as(DeliveryResponseSchema).data.daysMax;
  };
  expect(await daysOf()).toBe(3);
  writeFileSync(file, '56 two days');
  // What was read before stays.
  for (const end = Date.now() + 2_500; Date.now() < end;) expect(await daysOf()).toBe(3);
  writeFileSync(file, '56 4-5 Bengaluru');
  while ((await daysOf()) === 3) await new Promise(setImmediate);
  expect(await daysOf()).toBe(5);
  await own.close();
});

test('the holidays of a changed list count without a restart', async () => {
  writeFileSync(file, '');
  const own = await createTestApi({ deliveryHolidays: file });
  const earliest = async () => {
    const response = await own.call(`${apiPaths.delivery}?pin=560001`);
    return response.as(DeliveryResponseSchema).data.dates?.earliest ?? '';
  };
  const before = await earliest();
  writeFileSync(file, `${before} A holiday\n`);
  while ((await earliest()) === before) await new Promise(setImmediate);
  expect((await earliest()) > before).toBe(true);
  await own.close();
});
