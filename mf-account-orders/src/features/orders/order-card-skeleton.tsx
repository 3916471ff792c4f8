import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { items, order, side, wide } from './orders.styles';

/** The placeholder for an order, as tall as one with a single item. */
export function OrderCardSkeleton() {
  return (
    <div css={order}>
      <div css={wide}>
        <Skeleton width={280} height={54} />
      </div>
      <div css={items}>
        <Skeleton height={96} />
      </div>
      <div css={side}>
        <Skeleton height={225} />
        <Skeleton width={140} height={29} />
        <Skeleton width={280} height={52} />
      </div>
    </div>
  );
}
