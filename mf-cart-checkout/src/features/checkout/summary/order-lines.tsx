import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { variantLabel } from '@storefront/shared/shop/variant';
import { LineSummary } from '@storefront/shared/ui/product/line-summary';
import { lineKeyText } from '../../../lib/line-variant';
import { content, grandTotal, list, totalRow, totals } from './order-summary.styles';
import { SummaryAmount } from './summary-amount';

interface OrderLinesProps {
  lines: CartLine[];
}

/** The lines and the totals of the order (CHK-02, CHK-08). */
export function OrderLines({ lines }: OrderLinesProps) {
  const total = cartTotal({ lines });
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
              <p>{[variantLabel(line), `Quantity ${line.quantity}`].filter(Boolean).join(', ')}</p>
            </LineSummary>
          </li>
        ))}
      </ul>
      <dl css={totals}>
        <div css={totalRow}>
          <dt>Subtotal</dt>
          <dd>
            <SummaryAmount rupees={total} />
          </dd>
        </div>
        <div css={totalRow}>
          <dt>Shipping</dt>
          <dd>Free</dd>
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
