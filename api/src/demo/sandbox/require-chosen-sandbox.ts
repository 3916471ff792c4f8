import { ConfigError } from '@storefront/tools/settings';
import type { Config } from '../../settings/config';

type Settings = Pick<Config, 'demo' | 'paymentProvider' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Throws a `ConfigError` if the demo would enable the sandbox for a shop on https, unless PAYMENT_PROVIDER
 * names the sandbox: such a shop may be a real one, and the sandbox lets anybody mark any order as paid.
 */
export function requireChosenSandbox({
  demo,
  paymentProvider,
  publicUrl,
  allowedOrigins,
}: Settings): void {
  if (!demo || paymentProvider === 'sandbox') return;
  const secure = [...allowedOrigins, publicUrl].find((address) => address.startsWith('https:'));
  if (secure === undefined) return;
  throw new ConfigError(
    `DEMO is on and ${secure} is on https: the demo’s sandbox lets anybody mark any order as paid without ` +
      'paying. For a real shop set DEMO=false; for a demo set PAYMENT_PROVIDER=sandbox as well.',
  );
}
