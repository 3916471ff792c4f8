import '../../../testing/load-natively';
import { ConfigError } from '@storefront/tools/settings';
import { readConfig } from '../../../settings/config';
import { startApi } from '../../../start';
import { chooseProvider } from './choose-provider';

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'a-key-secret-for-tests',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
};

test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
  'the API doesn’t start with Razorpay without %s, and the error names only that setting',
  async (name) => {
    const starting = startApi({ ...RAZORPAY, [name]: '' });
    await expect(starting).rejects.toThrow(ConfigError);
    await expect(starting).rejects.toThrow(`can’t be used without: ${name}.`);
  },
);

test('an invalid Razorpay key is refused, and the error contains no secret', () => {
  const read = () => readConfig({ RAZORPAY_KEY_ID: 'key', RAZORPAY_WEBHOOK_SECRET: 'hush' });
  expect(read).toThrow('RAZORPAY_KEY_ID must be the id of an API key');
  expect(read).toThrow('RAZORPAY_WEBHOOK_SECRET must be at least 16 characters long.');
  expect(read).not.toThrow('hush');
});

test('live keys are never sent to a fake Razorpay, and no keys to another machine', async () => {
  const local = { ...RAZORPAY, RAZORPAY_API_URL: 'http://localhost:4000/v1' };
  await expect(startApi(local)).rejects.toThrow('RAZORPAY_API_URL is for tests');
  const read = (address: string) => () => readConfig({ RAZORPAY_API_URL: address });
  for (const address of [
    'https://rzp.example',
    'http://localhost:1@rzp.example',
    'http://localhost.rzp.example:80',
  ]) {
    expect(read(address)).toThrow('RAZORPAY_API_URL must be an address on localhost');
  }
  const { provider } = await chooseProvider(
    readConfig({ ...local, RAZORPAY_KEY_ID: 'rzp_test_abc' }),
  );
  expect(provider?.methodField).toBe('method');
});

test('test keys cause a notice for the operator', async () => {
  const live = await chooseProvider(readConfig(RAZORPAY));
  expect([live.notices, live.provider?.methodField]).toEqual([[], 'method']);
  const test = await chooseProvider(readConfig({ ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_abc' }));
  expect(test.notices).toEqual(['Razorpay runs with test keys: no money moves.']);
});

test.each([{}, { PAYMENT_PROVIDER: 'sandbox' }])('%j chooses no provider', async (env) => {
  expect(await chooseProvider(readConfig(env))).toEqual({ provider: undefined, notices: [] });
});
