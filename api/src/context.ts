import type { Config } from './config';
import type { Database } from './db/database';
import type { PaymentProvider } from './modules/payments/provider';

/** What the routes work with. */
export interface ApiContext {
  config: Config;
  db: Database;
  provider: PaymentProvider;
}
