import { refundInSandbox } from './demo/sandbox/sandbox-provider';
import { chooseRefundFunction } from './refund-function';
import { readConfig } from './settings/config';

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'a-key-secret-for-tests',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
};

test('refunds are made by Razorpay, by the demo’s sandbox, or not at all', async () => {
  const chosen = (env: Record<string, string>) => chooseRefundFunction(readConfig(env));
  expect(await chosen({ ...RAZORPAY, DEMO: 'true' })).not.toBe(refundInSandbox);
  expect(await chosen(RAZORPAY)).toBeInstanceOf(Function);
  expect(await chosen({ DEMO: 'true' })).toBe(refundInSandbox);
  expect(await chosen({ DEMO: 'false' })).toBeUndefined();
});
