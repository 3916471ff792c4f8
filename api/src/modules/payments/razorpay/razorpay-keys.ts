import { ConfigError } from '@storefront/tools/settings';
import type { Config } from '../../../settings/config';

/** The shop's API key at Razorpay, and the secret of its webhooks. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Signs the webhooks. */
  webhookSecret: string;
}

/** Returns the Razorpay keys. Throws a {@link ConfigError} that names each missing one. */
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
    `PAYMENT_PROVIDER is razorpay, which can’t be used without: ${names}. Create them in ` +
      'Razorpay’s dashboard, under Account & Settings: API keys, and Webhooks.',
  );
}

/** Whether these are keys of Razorpay's test mode, in which no money moves. */
export function areTestKeys({ keyId }: RazorpayKeys): boolean {
  return keyId.startsWith('rzp_test_');
}

/**
 * The URL of a fake Razorpay for tests; undefined for the real one. Throws a {@link ConfigError} if the keys
 * are live keys, which must only be sent to Razorpay.
 */
export function fakeApiUrl({ razorpay }: Pick<Config, 'razorpay'>, keys: RazorpayKeys) {
  const { apiUrl } = razorpay;
  if (apiUrl === undefined || areTestKeys(keys)) return apiUrl;
  throw new ConfigError(
    'RAZORPAY_API_URL is for tests, but RAZORPAY_KEY_ID is a live key: unset one of them.',
  );
}
