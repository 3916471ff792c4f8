import { formatRupees } from '@storefront/shared/format/money';
import { Alert } from '@storefront/shared/ui/alert';

interface PriceChangeProps {
  /** The total that the cart showed, in rupees. */
  was: number;
  /** The total that is charged, in rupees. */
  now: number;
}

/** Tells before paying that the order comes to another total than the cart did (D12). */
export function PriceChange({ was, now }: PriceChangeProps) {
  return (
    <Alert tone="notice">
      Prices have changed: your cart showed {formatRupees(was)}, this order comes to{' '}
      {formatRupees(now)}.
    </Alert>
  );
}
