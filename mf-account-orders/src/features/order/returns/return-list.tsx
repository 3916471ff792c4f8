import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { list, section, sectionTitle } from '../order.styles';
import { ReturnEntry } from './return-entry';

interface ReturnListProps {
  order: OrderWithHistory;
  /** Called with the order after a return was withdrawn. */
  onChange: (order: OrderWithHistory) => void;
}

/** The returns and exchanges of an order with their states; nothing if there are none. */
export function ReturnList({ order, onChange }: ReturnListProps) {
  if (order.returns.length === 0) return null;
  return (
    <section css={section} aria-label={t('Returns and exchanges')}>
      <h2 css={sectionTitle}>{t('Returns and exchanges')}</h2>
      <ul css={list}>
        {order.returns.map((entry) => (
          <ReturnEntry key={entry.id} order={order} entry={entry} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
