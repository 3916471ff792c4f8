import { ConfigError } from '@storefront/tools/settings';
import type { Config } from '../../../config';

type Settings = Pick<Config, 'demo' | 'paymentProvider' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Throws a `ConfigError` where the demo would bring the sandbox to a shop on https, unless the sandbox was asked
 * for by name: such a shop may be a real one, and the sandbox lets anybody have any order paid.
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
    `DEMO is on and ${secure} is on https: the demo’s sandbox lets anybody have any order paid without ` +
      'money. For a real shop set DEMO=false; for a demo set PAYMENT_PROVIDER=sandbox as well.',
  );
}
