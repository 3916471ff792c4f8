import { formatApproxDollars, formatRupees } from '@storefront/shared/format/money';
import { useStoreInfo } from '@storefront/shared/host';
import { soft } from '../../lib/summary-layout.styles';
import { figures } from './order-summary.styles';

interface SummaryAmountProps {
  rupees: number;
}

/** An amount as it is charged, and what it is worth in dollars where the store has a rate (D1). */
export function SummaryAmount({ rupees }: SummaryAmountProps) {
  const rate = useStoreInfo((state) => state.info?.exchangeRates.USD);
  return (
    <div css={figures}>
      <p>{formatRupees(rupees)}</p>
      {rate === undefined ? null : <p css={soft}>{formatApproxDollars(rupees, rate)}</p>}
    </div>
  );
}
