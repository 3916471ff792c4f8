import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './settings/config';
import { makePrivateFolder } from './settings/private-folder';
import { ConfigError } from '@storefront/tools/settings';

const MIN_LENGTH = 16;

/**
 * The secret that signs payment callbacks: the setting, or a random one that is stored in the data folder.
 */
export function paymentSecret(config: Pick<Config, 'dataDir' | 'paymentSecret'>): string {
  const file = join(config.dataDir, 'payment-secret');
  if (config.paymentSecret === undefined && !existsSync(file)) {
    makePrivateFolder(config.dataDir);
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  const secret = config.paymentSecret ?? readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH) {
    const source = config.paymentSecret === undefined ? `the secret in ${file}` : 'PAYMENT_SECRET';
    throw new ConfigError(`${source} must have at least ${MIN_LENGTH} characters.`);
  }
  return secret;
}
