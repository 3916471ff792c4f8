import { formatRupees } from '@storefront/host/format/money';
import type { CodOffer } from '../../../lib/parse-cash-on-delivery';

/** Why an order can't be paid on delivery, in words. */
export function refusalWords({ reason, minimum = 0, maximum = 0 }: CodOffer): string {
  switch (reason) {
    case 'pin':
      return 'Couriers take no payments at your PIN code.';
    case 'too-little':
      return `Cash on delivery is from ${formatRupees(minimum)}.`;
    case 'too-much':
      return `Cash on delivery is up to ${formatRupees(maximum)}.`;
    case 'open-orders':
      return 'Once your other orders to be paid on delivery have arrived, you can place another.';
    case 'refused-before':
      return 'Not available, because an earlier order wasn’t accepted at the door.';
    default:
      return 'Not available for this order.';
  }
}
