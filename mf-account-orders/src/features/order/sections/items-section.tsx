import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { list, section, sectionTitle } from '../order.styles';
import { OrderLine } from './order-line';

interface ItemsSectionProps {
  order: OrderWithHistory;
}

/** The items of the order. */
export function ItemsSection({ order }: ItemsSectionProps) {
  return (
    <section css={section} aria-label="Items">
      <h2 css={sectionTitle}>Items</h2>
      <ul css={list}>
        {order.items.map((item, index) => (
          // Two lines may name the same product.
          <OrderLine key={index} item={item} />
        ))}
      </ul>
    </section>
  );
}
