import { formatRupees } from '@storefront/shared/format/money';
import { Icon } from '@storefront/shared/ui/media/icon';
import { sectionTitle, summary } from '../../../lib/summary-layout.styles';
import { useSmallScreen } from '../../../lib/use-small-screen';
import type { OrderQuote } from '../place-order/order-quote';
import { OrderLines } from './order-lines';
import { collapsible, collapsibleLine, figures, summaryColumn } from './order-summary.styles';

const TITLE_ID = 'order-summary';

interface OrderSummaryProps {
  quote: OrderQuote;
}

/** The summary of the order: beside the form, or collapsed on phones (CHK-01). */
export function OrderSummary({ quote }: OrderSummaryProps) {
  const small = useSmallScreen();
  return (
    <section css={[summaryColumn, !small && summary]} aria-labelledby={TITLE_ID}>
      {small ? (
        <details css={collapsible}>
          <summary css={collapsibleLine}>
            <h2 id={TITLE_ID}>Order Summary</h2>
            <span css={figures}>{formatRupees(quote.total)}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          <OrderLines quote={quote} />
        </details>
      ) : (
        <>
          <h2 id={TITLE_ID} css={sectionTitle}>
            Order Summary
          </h2>
          <OrderLines quote={quote} />
        </>
      )}
    </section>
  );
}
