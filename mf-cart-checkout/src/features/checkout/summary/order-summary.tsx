import type { DeliveryDates } from '@storefront/host/contracts/api';
import { formatRupees } from '@storefront/host/format/money';
import { Icon } from '@storefront/ui/media/icon';
import { sectionTitle, summary } from '../../../lib/summary-layout.styles';
import { useSmallScreen } from '../../../lib/use-small-screen';
import type { CheckedLine } from '../../../lib/bag-check/line-change';
import type { CheckoutGate } from '../../../lib/use-checkout-gate';
import type { OrderQuote } from '../../../lib/quote/order-quote';
import type { Coupons } from '../../../lib/quote/use-quote';
import { t } from '../../../messages/t';
import { OrderLines } from './order-lines';
import type { StoreCreditUse } from './store-credit-choice';
import { collapsible, collapsibleLine, figures, summaryColumn } from './order-summary.styles';

const TITLE_ID = 'order-summary';

interface OrderSummaryProps {
  quote: OrderQuote;
  coupons: Coupons;
  /** When the order arrives if it is paid now; undefined as long as that isn't known. */
  delivery: DeliveryDates | undefined;
  lines: CheckedLine[];
  gate: CheckoutGate;
  storeCredit: StoreCreditUse;
}

/**
 * The summary of the order: beside the form, or collapsed on phones (CHK-01), where it opens as soon as a line
 * has changed.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { quote, lines } = props;
  const small = useSmallScreen();
  const hasChanged = lines.some(({ change }) => change);
  return (
    <section css={[summaryColumn, !small && summary]} aria-labelledby={TITLE_ID}>
      {small ? (
        <details css={collapsible} open={hasChanged}>
          <summary css={collapsibleLine}>
            <h2 id={TITLE_ID}>{t('Order Summary')}</h2>
            <span css={figures}>{formatRupees(quote.toPay)}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          <OrderLines {...props} />
        </details>
      ) : (
        <>
          <h2 id={TITLE_ID} css={sectionTitle}>
            {t('Order Summary')}
          </h2>
          <OrderLines {...props} />
        </>
      )}
    </section>
  );
}
