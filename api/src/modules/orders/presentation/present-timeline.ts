import type { OrderEvent } from '@storefront/shared/contracts/api';
import { toRupees } from '../../../money';
import type { OrderEventRow } from '../lifecycle/order-events.repository';

function presentEvent({ kind, createdAt, details }: OrderEventRow, isOwner: boolean): OrderEvent {
  const { carrier, tracking, trackingUrl, amount, returnId, reason } = details;
  return {
    kind,
    at: createdAt.toISOString(),
    details: {
      ...(carrier !== undefined && { carrier }),
      ...(tracking !== undefined && { tracking }),
      ...(trackingUrl !== undefined && { trackingUrl }),
      ...(amount !== undefined && { amount: toRupees(amount) }),
      ...(isOwner && returnId !== undefined && { returnId }),
      ...(isOwner && reason !== undefined && { reason }),
    },
  };
}

/** The events of an order as a shopper sees them, without authors and the operator's notes. */
export function presentTimeline(events: readonly OrderEventRow[], isOwner: boolean): OrderEvent[] {
  return events.map((event) => presentEvent(event, isOwner));
}
