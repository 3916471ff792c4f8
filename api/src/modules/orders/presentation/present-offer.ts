import type { OrderOffer } from '@storefront/host/contracts/api';
import type { OrderedOffer } from '../../../db/schema/orders/orders';
import { toRupees } from '../../../money';

/** An offer of an order as the API represents it. */
export function presentOffer({ title, code, discount }: OrderedOffer): OrderOffer {
  return { title, code, discount: toRupees(discount) };
}
