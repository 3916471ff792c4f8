import type { Config } from '../../config';
import type { PaymentProvider } from './payment-provider';
import type { MakeRefund } from './refunds/make-refund';
import { refundInSandbox } from './sandbox/sandbox-provider';

/** A provider that was asked for by name, and what the operator should know about it. */
export interface ChosenProvider {
  provider: PaymentProvider | undefined;
  notices: string[];
}

/**
 * The payment provider of the settings; none where they name none, or the demo's sandbox. Throws a
 * `ConfigError` that names the settings which that provider lacks.
 */
export async function chooseProvider(config: Config): Promise<ChosenProvider> {
  if (config.paymentProvider !== 'razorpay') return { provider: undefined, notices: [] };
  // A shop without it never loads its code.
  const { areTestKeys, requireRazorpayKeys, testUrl } = await import('./razorpay/razorpay-keys');
  const { createRazorpayProvider } = await import('./razorpay/razorpay-provider');
  const keys = requireRazorpayKeys(config);
  return {
    provider: createRazorpayProvider({
      keys,
      unpaidOrderMinutes: config.unpaidOrderMinutes,
      baseUrl: testUrl(config, keys),
    }),
    notices: areTestKeys(keys) ? ['Razorpay runs with test keys: no money moves.'] : [],
  };
}

/** Who has refunds paid: the provider of the settings, or the demo's sandbox. */
export async function chooseRefunds(config: Config): Promise<MakeRefund | undefined> {
  const { provider } = await chooseProvider(config);
  return refundsOf(provider, config);
}

/** Who has refunds paid: that provider, or else the demo's sandbox. */
export function refundsOf(
  provider: PaymentProvider | undefined,
  { demo }: Pick<Config, 'demo'>,
): MakeRefund | undefined {
  return provider ? provider.refund : demo ? refundInSandbox : undefined;
}
