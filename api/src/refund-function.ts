import { refundInSandbox } from './demo/sandbox/sandbox-provider';
import { chooseProvider } from './modules/payments/provider/choose-provider';
import type { PaymentProvider } from './modules/payments/provider/payment-provider';
import type { MakeRefund } from './modules/payments/refunds/refunds.service';
import type { Config } from './settings/config';

/** The function that makes refunds: of the provider that the settings name, or of the demo's sandbox. */
export async function chooseRefundFunction(config: Config): Promise<MakeRefund | undefined> {
  const { provider } = await chooseProvider(config);
  return refundFunctionOf(provider, config);
}

/** The function that makes refunds: of that provider, or of the demo's sandbox. */
export function refundFunctionOf(
  provider: PaymentProvider | undefined,
  { demo }: Pick<Config, 'demo'>,
): MakeRefund | undefined {
  return provider ? provider.refund : demo ? refundInSandbox : undefined;
}
