import { ConfigError } from '@storefront/tools/settings';
import type { Config } from '../../../config';

/** What the shop and Razorpay know each other by. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Signs the webhooks. */
  webhookSecret: string;
}

/** The keys of Razorpay. Throws a {@link ConfigError} that names each one that is missing. */
export function requireRazorpayKeys({ razorpay }: Pick<Config, 'razorpay'>): RazorpayKeys {
  const { keyId, keySecret, webhookSecret } = razorpay;
  if (keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined) {
    return { keyId, keySecret, webhookSecret };
  }
  const missing = Object.entries({
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  }).filter(([, value]) => value === undefined);
  const names = missing.map(([name]) => name).join(', ');
  throw new ConfigError(
    `PAYMENT_PROVIDER is razorpay, which can’t be used without: ${names}. They are made in ` +
      'Razorpay’s dashboard, under Account & Settings: API keys, and Webhooks.',
  );
}

/** Whether these are keys of Razorpay's test mode, in which no money moves. */
export function areTestKeys({ keyId }: RazorpayKeys): boolean {
  return keyId.startsWith('rzp_test_');
}

/**
 * The address of a test's own Razorpay; undefined for the real one. Throws a {@link ConfigError} where the keys are of live
 * mode: they go nowhere else.
 */
export function testUrl({ razorpay }: Pick<Config, 'razorpay'>, keys: RazorpayKeys) {
  const { apiUrl } = razorpay;
  if (apiUrl === undefined || areTestKeys(keys)) return apiUrl;
  throw new ConfigError(
    'RAZORPAY_API_URL is for tests, and RAZORPAY_KEY_ID is of live mode: unset one.',
  );
}
