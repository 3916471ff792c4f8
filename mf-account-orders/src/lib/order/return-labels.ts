import type { ReturnReason, ReturnState } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import type { BadgeTone } from '@storefront/ui/feedback/badge';
import { t } from '../../messages/t';
import type { OrderReturn, ReturnedLine } from './order-return';
import type { OrderWithHistory } from './order-with-history';

/** The labels of the reasons for a return. */
export function reasonLabels(): Record<ReturnReason, string> {
  return {
    'too-small': t('Too small'),
    'too-large': t('Too large'),
    'not-as-described': t('Not as described'),
    damaged: t('Damaged or faulty'),
    'wrong-item': t('Not what I ordered'),
    'changed-mind': t('I changed my mind'),
    other: t('Another reason'),
  };
}

/** The labels and badge colours of the states of a return. */
export function returnStateLabels(): Record<ReturnState, { label: string; tone: BadgeTone }> {
  return {
    requested: { label: t('Requested'), tone: 'yellow' },
    'picked-up': { label: t('Picked up'), tone: 'purple' },
    received: { label: t('Received'), tone: 'blue' },
    refunded: { label: t('Refunded'), tone: 'green' },
    'exchange-sent': { label: t('Exchange sent'), tone: 'green' },
    refused: { label: t('Refused'), tone: 'red' },
    withdrawn: { label: t('Withdrawn'), tone: 'neutral' },
  };
}

/** A line that is sent back, and the variant wanted in exchange: "1 × Silk Dress (M), for L". */
export function returnedLineLabel(
  { items }: Pick<OrderWithHistory, 'items'>,
  { kind }: Pick<OrderReturn, 'kind'>,
  line: ReturnedLine,
): string {
  const item = items.find(({ id }) => id === line.itemId);
  const variant = item && shortVariantLabel(item);
  const name = `${line.quantity} × ${item?.name ?? t('an item')}${variant ? ` (${variant})` : ''}`;
  const wanted = shortVariantLabel(line);
  return kind === 'exchange' && wanted !== '' ? t('{name}, for {wanted}', { name, wanted }) : name;
}

/** How a return is refunded: the way it was paid, or by UPI, because there is no way back for what the courier was paid. */
export function refundWay({
  isPaidOnDelivery,
}: Pick<OrderWithHistory, 'isPaidOnDelivery'>): 'payment' | 'upi' {
  return isPaidOnDelivery ? 'upi' : 'payment';
}

/** A sentence about what happens next in a return; undefined once it is completed. */
export function nextReturnStep(
  order: Pick<OrderWithHistory, 'isPaidOnDelivery'>,
  { kind, state, refundAmount, asCredit }: OrderReturn,
): string | undefined {
  const amount = formatRupees(refundAmount);
  const way = asCredit ? 'credit' : refundWay(order);
  const outcome =
    kind === 'exchange'
      ? t('Once it is here, we send what you chose instead.')
      : t(
          'Once it is here, {amount} is refunded {way, select, credit {as store credit} upi {to your UPI account} other {the way you paid}}.',
          { amount, way },
        );
  switch (state) {
    case 'requested':
      return `${t('We pick it up at the address that you gave.')} ${outcome}`;
    case 'picked-up':
      return `${t('It is on its way to us.')} ${outcome}`;
    case 'received':
      return kind === 'exchange'
        ? t('It is here. What you chose instead is sent next.')
        : t(
            'It is here. {amount} is being refunded {way, select, credit {as store credit} upi {to your UPI account} other {the way you paid}}.',
            { amount, way },
          );
    default:
      return undefined;
  }
}
