import type { Config } from '../../../settings/config';
import type { PaymentProvider } from './payment-provider';

/** The provider that the settings name, if any, and notices about it for the operator. */
interface ChosenProvider {
  provider: PaymentProvider | undefined;
  notices: string[];
}

/**
 * Creates the payment provider that the settings name; undefined if they name none, or the demo’s sandbox.
 * Throws a `ConfigError` that names the missing settings of the provider.
 */
export async function chooseProvider(config: Config): Promise<ChosenProvider> {
  if (config.paymentProvider !== 'razorpay') return { provider: undefined, notices: [] };
  // Imported dynamically, so that a shop without Razorpay doesn't load its code.
  const { areTestKeys, requireRazorpayKeys, fakeApiUrl } =
    await import('../razorpay/razorpay-keys');
  const { createRazorpayProvider } = await import('../razorpay/razorpay-provider');
  const keys = requireRazorpayKeys(config);
  return {
    provider: createRazorpayProvider({
      keys,
      unpaidOrderMinutes: config.unpaidOrderMinutes,
      baseUrl: fakeApiUrl(config, keys),
    }),
    notices: areTestKeys(keys) ? ['Razorpay runs with test keys: no money moves.'] : [],
  };
}
