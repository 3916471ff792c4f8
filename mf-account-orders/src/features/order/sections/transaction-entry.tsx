import { formatRupees } from '@storefront/host/format/money';
import { secondaryText } from '../../../components/order-panel.styles';
import { formatMoment } from '@storefront/host/format/dates';

interface TransactionEntryProps {
  label: string;
  at: string;
  /** In rupees. */
  amount: number;
}

/** A payment or a refund with its date: an entry of a description list. */
export function TransactionEntry({ label, at, amount }: TransactionEntryProps) {
  return (
    <div>
      <dt>
        {label}
        <span css={secondaryText}>{formatMoment(at)}</span>
      </dt>
      <dd>{formatRupees(amount)}</dd>
    </div>
  );
}
