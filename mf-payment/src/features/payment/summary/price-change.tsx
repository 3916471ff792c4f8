import { formatRupees } from '@storefront/host/format/money';
import { Alert } from '@storefront/ui/feedback/alert';
import { t } from '../../../messages/t';

interface PriceChangeProps {
  /** The cart's total, in rupees. */
  was: number;
  /** The order's total, in rupees. */
  now: number;
}

/** Tells the shopper before the payment that the order's total differs from the cart's (D12). */
export function PriceChange({ was, now }: PriceChangeProps) {
  return (
    <Alert tone="notice">
      {t('Prices have changed: your cart showed {was}, this order comes to {now}.', {
        was: formatRupees(was),
        now: formatRupees(now),
      })}
    </Alert>
  );
}
