import type { ReturnReason, ReturnState } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import type { BadgeTone } from '@storefront/ui/feedback/badge';
import type { OrderReturn, ReturnedLine } from './order-return';
import type { OrderWithHistory } from './order-with-history';

/** The labels of the reasons for a return. */
export const REASON_LABELS: Record<ReturnReason, string> = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-described': 'Not as described',
  damaged: 'Damaged or faulty',
  'wrong-item': 'Not what I ordered',
  'changed-mind': 'I changed my mind',
  other: 'Another reason',
};

/** The labels and badge colours of the states of a return. */
export const RETURN_STATE_LABELS: Record<ReturnState, { label: string; tone: BadgeTone }> = {
  requested: { label: 'Requested', tone: 'yellow' },
  'picked-up': { label: 'Picked up', tone: 'purple' },
  received: { label: 'Received', tone: 'blue' },
  refunded: { label: 'Refunded', tone: 'green' },
  'exchange-sent': { label: 'Exchange sent', tone: 'green' },
  refused: { label: 'Refused', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** A line that is sent back, and the variant wanted in exchange: "1 × Silk Dress (M), for L". */
export function returnedLineLabel(
  { items }: Pick<OrderWithHistory, 'items'>,
  { kind }: Pick<OrderReturn, 'kind'>,
  line: ReturnedLine,
): string {
  const item = items.find(({ id }) => id === line.itemId);
  const variant = item && shortVariantLabel(item);
  const name = `${line.quantity} × ${item?.name ?? 'an item'}${variant ? ` (${variant})` : ''}`;
  const wanted = shortVariantLabel(line);
  return kind === 'exchange' && wanted !== '' ? `${name}, for ${wanted}` : name;
}

/** How a return is refunded, after "refunded": there is no way back for what the courier was paid. */
export function refundWay({
  isPaidOnDelivery,
}: Pick<OrderWithHistory, 'isPaidOnDelivery'>): string {
  return isPaidOnDelivery ? 'to your UPI account' : 'the way you paid';
}

/** A sentence about what happens next in a return; undefined once it is completed. */
export function nextReturnStep(
  order: Pick<OrderWithHistory, 'isPaidOnDelivery'>,
  { kind, state, refundAmount, asCredit }: OrderReturn,
): string | undefined {
  const way = asCredit ? 'as store credit' : refundWay(order);
  const outcome =
    kind === 'exchange'
      ? 'we send what you chose instead'
      : `${formatRupees(refundAmount)} is refunded ${way}`;
  switch (state) {
    case 'requested':
      return `We pick it up at the address that you gave. Once it is here, ${outcome}.`;
    case 'picked-up':
      return `It is on its way to us. Once it is here, ${outcome}.`;
    case 'received':
      return kind === 'exchange'
        ? 'It is here. What you chose instead is sent next.'
        : `It is here. ${formatRupees(refundAmount)} is being refunded ${way}.`;
    default:
      return undefined;
  }
}
