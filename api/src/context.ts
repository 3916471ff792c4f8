import type { Config } from './settings/config';
import type { Database } from './db/database';
import type { ResponseCache } from './http/responses/response-cache';
import type { ApiMetrics } from './metrics';
import type { DeliveryZones } from './modules/delivery/delivery-zones';
import type { PaymentProvider } from './modules/payments/provider/payment-provider';
import type { TranslateTo } from './modules/translations/translate';

/** The dependencies of routes. */
export interface ApiContext {
  config: Config;
  db: Database;
  /** Invalidated after each commit that changes products, stock or the store. */
  responses: ResponseCache;
  translateTo: TranslateTo;
  /** Undefined if none is set up: then the API takes no payments. */
  provider: PaymentProvider | undefined;
  /** Where the shop delivers. */
  deliveryZones: DeliveryZones;
  metrics: ApiMetrics;
  /** Aborted when the process is about to end, so that long-lived responses end. */
  stopping?: AbortSignal | undefined;
}
