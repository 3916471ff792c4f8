import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { ProductImage } from '@storefront/shared/ui/product-image';
import { lineKeyText, variantText } from '../../lib/line-variant';
import { picture, sectionTitle, soft, summary } from '../../lib/summary-layout.styles';
import { figures, grandTotal, lineBox, list, totalRow, totals } from './checkout.styles';
import { SummaryAmount } from './summary-amount';

interface OrderSummaryProps {
  lines: CartLine[];
}

/** What is ordered and what it comes to (CHK-01, CHK-02, CHK-08). */
export function OrderSummary({ lines }: OrderSummaryProps) {
  const total = cartTotal({ lines });
  return (
    <section css={summary} aria-labelledby="order-summary">
      <h2 id="order-summary" css={sectionTitle}>
        Order Summary
      </h2>
      <ul css={list}>
        {lines.map((line) => (
          <li key={lineKeyText(line)} css={lineBox}>
            <ProductImage css={picture} src={line.image} alt="" width={60} height={80} />
            <div>
              <p>{line.name}</p>
              <p css={soft}>
                {[variantText(line), `Quantity ${line.quantity}`].filter(Boolean).join(', ')}
              </p>
            </div>
            <p css={figures}>{formatRupees(cartTotal({ lines: [line] }))}</p>
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
    </section>
  );
}
