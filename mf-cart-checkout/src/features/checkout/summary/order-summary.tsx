import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { Icon } from '@storefront/shared/ui/media/icon';
import { sectionTitle, summary } from '../../../lib/summary-layout.styles';
import { useSmallScreen } from '../../../lib/use-small-screen';
import { OrderLines } from './order-lines';
import { collapsible, collapsibleLine, figures, summaryColumn } from './order-summary.styles';

const TITLE_ID = 'order-summary';

interface OrderSummaryProps {
  lines: CartLine[];
}

/** The summary of the order: beside the form, or collapsed on phones (CHK-01). */
export function OrderSummary({ lines }: OrderSummaryProps) {
  const small = useSmallScreen();
  return (
    <section css={[summaryColumn, !small && summary]} aria-labelledby={TITLE_ID}>
      {small ? (
        <details css={collapsible}>
          <summary css={collapsibleLine}>
            <h2 id={TITLE_ID}>Order Summary</h2>
            <span css={figures}>{formatRupees(cartTotal({ lines }))}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          <OrderLines lines={lines} />
        </details>
      ) : (
        <>
          <h2 id={TITLE_ID} css={sectionTitle}>
            Order Summary
          </h2>
          <OrderLines lines={lines} />
        </>
      )}
    </section>
  );
}
