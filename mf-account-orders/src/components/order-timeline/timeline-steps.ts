import type { OrderEventKind } from '@storefront/host/contracts';
import { formatLongDate } from '@storefront/host/format/dates';
import { ORDER_STATUS } from '@storefront/host/shop/orders/order';
import { orderDelivery } from '@storefront/host/shop/orders/order-delivery';
import type { OrderEvent } from '../../lib/order/order-event';
import type { OrderWithHistory } from '../../lib/order/order-with-history';
import { t } from '../../messages/t';

/** The fields of an order from which the timeline is made. */
export type TimelineOrder = Pick<
  OrderWithHistory,
  'status' | 'createdAt' | 'timeline' | 'delivery' | 'deliveredAt' | 'isPaidOnDelivery' | 'giftCard'
>;

/** A step of an order, from its placement to its delivery or cancellation. */
interface TimelineStep {
  kind: OrderEventKind;
  label: string;
  /** Absent until the step is reached, and if the server doesn't send its date. */
  at?: string | undefined;
  /** In words, when a step is expected that isn't reached. */
  expected?: string | undefined;
  state: 'done' | 'current' | 'coming';
  carrier?: string | undefined;
  trackingUrl?: string | undefined;
}

interface Step {
  kind: OrderEventKind;
  label: string;
  status: number | undefined;
}

/** The steps of an order that isn't cancelled, with the order's status at each. */
function stepsOf({ isPaidOnDelivery, giftCard }: TimelineOrder): Step[] {
  if (giftCard) {
    return [
      { kind: 'placed', label: t('Placed'), status: ORDER_STATUS.pending },
      { kind: 'paid', label: t('Paid'), status: ORDER_STATUS.processing },
      { kind: 'gift-card-sent', label: t('Mailed'), status: ORDER_STATUS.delivered },
    ];
  }
  return [
    { kind: 'placed', label: t('Placed'), status: ORDER_STATUS.pending },
    {
      ...(isPaidOnDelivery
        ? { kind: 'confirmed', label: t('Confirmed') }
        : { kind: 'paid', label: t('Paid') }),
      status: ORDER_STATUS.processing,
    },
    { kind: 'packed', label: t('Packed'), status: undefined },
    { kind: 'shipped', label: t('Shipped'), status: ORDER_STATUS.shipped },
    { kind: 'delivered', label: t('Delivered'), status: ORDER_STATUS.delivered },
  ];
}

/** The last step of a cancelled order. */
function endOf(order: TimelineOrder) {
  const ends = [
    { kind: 'cancelled', label: t('Cancelled') },
    { kind: 'expired', label: t('Expired unpaid') },
    { kind: 'delivery-refused', label: t('Not accepted at the door') },
  ] as const satisfies { kind: OrderEventKind; label: string }[];
  return ends.find(({ kind }) => findEvent(order, kind)) ?? ends[0];
}

/** The steps of an order; empty if its status is unknown. */
export function timelineSteps(order: TimelineOrder): TimelineStep[] {
  return order.status === ORDER_STATUS.cancelled
    ? cancelledOrderSteps(order)
    : activeOrderSteps(order);
}

function activeOrderSteps(order: TimelineOrder): TimelineStep[] {
  const steps = stepsOf(order);
  const byStatus = steps.findLastIndex(({ status }) => status === order.status);
  if (byStatus < 0) return [];
  // A packed order still has the status of a paid one.
  const isPacked = order.status === ORDER_STATUS.processing && findEvent(order, 'packed');
  const current = isPacked ? byStatus + 1 : byStatus;
  return steps
    .map(({ kind, label }, index): TimelineStep => {
      const state = index < current ? 'done' : index === current ? 'current' : 'coming';
      const expected = state === 'coming' ? expectation(order, kind) : undefined;
      return { ...stepDetails(order, kind, label), state, ...expected };
    })
    .filter(
      // Shops that don't record the packing go from paid to shipped.
      ({ kind, state, at }) => kind !== 'packed' || state !== 'done' || at !== undefined,
    );
}

/** The day of a step that is to come, and a name by which it isn't taken for one that is done. */
function expectation(
  order: TimelineOrder,
  kind: OrderEventKind,
): Pick<TimelineStep, 'label' | 'expected'> | undefined {
  if (kind === 'gift-card-sent' && order.giftCard?.sendOn) {
    return { label: t('Will be mailed'), expected: formatLongDate(order.giftCard.sendOn) };
  }
  const delivery = kind === 'delivered' ? orderDelivery(order) : undefined;
  return delivery && { label: delivery[0], expected: delivery[1] };
}

/** The steps before the cancellation, and the cancellation itself. */
function cancelledOrderSteps(order: TimelineOrder): TimelineStep[] {
  const done = stepsOf(order)
    .filter(({ kind }) => kind === 'placed' || findEvent(order, kind))
    .map(({ kind, label }): TimelineStep => ({
      ...stepDetails(order, kind, label),
      state: 'done',
    }));
  const end = endOf(order);
  return [...done, { ...stepDetails(order, end.kind, end.label), state: 'current' }];
}

function stepDetails(order: TimelineOrder, kind: OrderEventKind, label: string) {
  const event = findEvent(order, kind);
  return {
    kind,
    label,
    at: event?.at ?? (kind === 'placed' ? order.createdAt : undefined),
    carrier: event?.carrier,
    trackingUrl: event?.trackingUrl,
  };
}

function findEvent({ timeline }: TimelineOrder, kind: OrderEventKind): OrderEvent | undefined {
  return timeline.findLast((event) => event.kind === kind);
}
