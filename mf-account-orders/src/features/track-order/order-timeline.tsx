import {
  ORDER_STATUS,
  orderStatusLabel,
  orderStatusTone,
  type Order,
} from '@storefront/shared/shop/order';
import { Badge } from '@storefront/shared/ui/feedback/badge';
import { current, reached, step, timeline, tones } from './order-timeline.styles';

/** The statuses that an order passes through, unless it is cancelled. */
const STEPS = [
  ORDER_STATUS.pending,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

interface OrderTimelineProps {
  status: Order['status'];
}

/** The steps of an order, up to its status; one that is no step, cancelled or unknown, is shown alone. */
export function OrderTimeline({ status }: OrderTimelineProps) {
  const at = STEPS.findIndex((code) => code === status);
  if (at < 0) {
    return (
      <p>
        <Badge tone={orderStatusTone(status)}>{orderStatusLabel(status)}</Badge>
      </p>
    );
  }
  return (
    <ol css={timeline} aria-label="Status">
      {STEPS.map((code, index) => (
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
