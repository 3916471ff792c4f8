import { formatApproxDollars, formatRupees } from '@storefront/host/format/money';
import { useStoreInfo } from '@storefront/host';
import { secondaryText } from '../../../lib/summary-layout.styles';
import { figures } from './order-summary.styles';

interface SummaryAmountProps {
  rupees: number;
}

/** An amount in rupees, and its value in dollars if it is any and the store has an exchange rate (D1). */
export function SummaryAmount({ rupees }: SummaryAmountProps) {
  const rate = useStoreInfo((state) => state.info?.exchangeRates.USD);
  return (
    <div css={figures}>
      <p>{formatRupees(rupees)}</p>
      {rate === undefined || rupees === 0 ? null : (
        <p css={secondaryText}>{formatApproxDollars(rupees, rate)}</p>
      )}
    </div>
  );
}
