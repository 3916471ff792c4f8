import { apiPaths, ErrorBodySchema, PincodeResponseSchema } from '@storefront/host/contracts/api';
import { INDIAN_STATES } from '@storefront/host/contracts/validation';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { parsePincodes } from './pincodes.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test.each([
  ['110001', 'New Delhi', 'Delhi'],
  ['122001', 'Gurugram', 'Haryana'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['190001', 'Srinagar', 'Jammu and Kashmir'],
  ['194101', 'Leh', 'Ladakh'],
  ['201301', 'Noida', 'Uttar Pradesh'],
  ['226001', 'Lucknow', 'Uttar Pradesh'],
  ['302001', 'Jaipur', 'Rajasthan'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['403001', 'Panaji', 'Goa'],
  ['411045', 'Pune', 'Maharashtra'],
  ['492001', 'Raipur', 'Chhattisgarh'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['520001', 'Vijayawada', 'Andhra Pradesh'],
  ['560100', 'Bengaluru', 'Karnataka'],
  ['570001', 'Mysuru', 'Karnataka'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['682016', 'Kochi', 'Kerala'],
  ['682555', 'Kavaratti', 'Lakshadweep'],
  ['700001', 'Kolkata', 'West Bengal'],
  ['744101', 'Port Blair', 'Andaman and Nicobar Islands'],
  ['751001', 'Bhubaneswar', 'Odisha'],
  ['781001', 'Guwahati', 'Assam'],
  ['800001', 'Patna', 'Bihar'],
  ['834001', 'Ranchi', 'Jharkhand'],
])('GET /pincodes/%s is in %s, %s', async (pin, city, state) => {
  const response = await api.call(apiPaths.pincode(pin));
  expect(response.as(PincodeResponseSchema).data).toEqual({ pin, city, state });
  expect(response.headers['cache-control']).toBe('public, max-age=86400');
});

test('an unknown PIN code gets 404, which is not cached', async () => {
  const response = await api.call(apiPaths.pincode('999999'));
  expect(response.status).toBe(404);
  expect(response.as(ErrorBodySchema).error).toBe('There is no PIN code 999999.');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['56000', '5600011', '060001', '56000a', '५६०००१', '-1', 'x'])(
  'GET /pincodes/%s gets 400, which names the parameter',
  async (pin) => {
    const response = await api.call(apiPaths.pincode(pin));
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).field).toBe('pin');
  },
);

test('the table has all of India’s PIN codes, each in a state that an address may have', () => {
  const table = parsePincodes(readFileSync(join(import.meta.dirname, 'pincodes.txt'), 'utf8'));
  expect(table.size).toBeGreaterThan(19_000);
  expect([...new Set([...table.values()].map(({ state }) => state))].sort()).toEqual(INDIAN_STATES);
});
