import { formatRupees } from '@storefront/host/format/money';
import type { CodOffer } from '../../../lib/parse-cash-on-delivery';
import { t } from '../../../messages/t';

/** Why an order can't be paid on delivery, in words. */
export function refusalWords({ reason, minimum = 0, maximum = 0 }: CodOffer): string {
  switch (reason) {
    case 'pin':
      return t('Couriers take no payments at your PIN code.');
    case 'too-little':
      return t('Cash on delivery is from {minimum}.', { minimum: formatRupees(minimum) });
    case 'too-much':
      return t('Cash on delivery is up to {maximum}.', { maximum: formatRupees(maximum) });
    case 'open-orders':
      return t(
        'Once your other orders to be paid on delivery have arrived, you can place another.',
      );
    case 'refused-before':
      return t('Not available, because an earlier order wasn’t accepted at the door.');
    default:
      return t('Not available for this order.');
  }
}
