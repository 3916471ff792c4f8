import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal } from '@storefront/shared/host';
import { shippingLabel } from '@storefront/shared/shop/store/shipping-rate';
import { LineSummary } from '@storefront/shared/ui/product/line-summary';
import { lineDetails, lineKeyText } from '../../../lib/line-variant';
import type { OrderQuote } from '../place-order/order-quote';
import { content, grandTotal, list, totalRow, totals } from './order-summary.styles';
import { SummaryAmount } from './summary-amount';

interface OrderLinesProps {
  quote: OrderQuote;
}

/** The lines and the totals of the order (CHK-02, CHK-08). */
export function OrderLines({ quote: { lines, subtotal, shipping, total } }: OrderLinesProps) {
  return (
    <div css={content}>
      <ul css={list}>
        {lines.map((line) => (
          <li key={lineKeyText(line)}>
            <LineSummary
              image={line.image}
              name={line.name}
              amount={formatRupees(cartTotal({ lines: [line] }))}
            >
              <p>{lineDetails(line)}</p>
            </LineSummary>
          </li>
        ))}
      </ul>
      <dl css={totals}>
        <div css={totalRow}>
          <dt>Subtotal</dt>
          <dd>
            <SummaryAmount rupees={subtotal} />
          </dd>
        </div>
        <div css={totalRow}>
          <dt>Shipping</dt>
          <dd>{shippingLabel(shipping)}</dd>
        </div>
        <div css={[totalRow, grandTotal]}>
          <dt>Total</dt>
          <dd>
            <SummaryAmount rupees={total} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
