import {
  ORDER_STATUS,
  orderStatusLabel,
  orderStatusTone,
  type Order,
} from '@storefront/shared/shop/order';
import { Badge } from '@storefront/shared/ui/feedback/badge';
import { current, reached, step, timeline, tones } from './order-timeline.styles';

/** The way of an order that nothing comes between. */
const WAY = [
  ORDER_STATUS.pending,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

interface OrderTimelineProps {
  status: Order['status'];
}

/** How far an order has come; a status beside the way, cancelled or unknown, stands alone. */
export function OrderTimeline({ status }: OrderTimelineProps) {
  const at = WAY.findIndex((code) => code === status);
  if (at < 0) {
    return (
      <p>
        <Badge tone={orderStatusTone(status)}>{orderStatusLabel(status)}</Badge>
      </p>
    );
  }
  return (
    <ol css={timeline} aria-label="Status">
      {WAY.map((code, index) => (
        <li
          key={code}
          css={[
            step,
            index < at && reached,
            index === at && current,
            index === at && tones[orderStatusTone(code)],
          ]}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{orderStatusLabel(code)}</span>
          {index < at ? <span className="visually-hidden">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}
