import type { OrderPayment, OrderRefund } from '@storefront/host/contracts/api';
import { toRupees } from '../../../money';
import type { PaymentProvider } from '../../payments/provider/payment-provider';
import type { OrderRow } from '../orders.repository';
import type { OrderHistory } from './order-history';
import { OPEN_STATUSES } from '../../payments/refunds/refund-status';
import { t } from '../../../messages/t';

/** The name of a payment method, by its value in the provider's form; undefined for one that isn't offered any more. */
export type MethodName = (method: string) => string | undefined;

/** Reads the names of the payment methods that a provider offers. */
export function methodNameOf(provider: PaymentProvider | undefined): MethodName {
  return (method) => {
    const field = provider?.fields().find(({ name }) => name === provider.methodField);
    return field?.options?.find(({ value }) => value === method)?.label;
  };
}

/**
 * The payments received for an order. One that isn't stored as an attempt was paid to the courier or to an operator.
 */
export function presentPayments(
  { cashOnDeliveryAt }: Pick<OrderRow, 'cashOnDeliveryAt'>,
  { entries, payments }: Pick<OrderHistory, 'entries' | 'payments'>,
  methodName: MethodName,
): OrderPayment[] {
  const withoutAttempt =
    cashOnDeliveryAt === null ? t('Paid to the shop directly') : t('Cash on delivery');
  return entries
    .filter(({ kind }) => kind === 'received')
    .map(({ paymentRef, amount, createdAt }) => {
      const payment = payments.find(({ ref }) => ref === paymentRef);
      return {
        method: payment ? (methodName(payment.method) ?? t('Online payment')) : withoutAttempt,
        amount: toRupees(amount),
        at: createdAt.toISOString(),
      };
    });
}

/** The refunds of an order that are paid, under way or failed, or went to gift cards and store credit, oldest first. */
export function presentRefunds({
  entries,
  refunds,
  creditEntries,
}: Pick<OrderHistory, 'entries' | 'refunds' | 'creditEntries'>): OrderRefund[] {
  const failed = new Set(
    entries.filter(({ kind }) => kind === 'returned').map(({ eventId }) => eventId),
  );
  const made = entries
    .filter(({ kind }) => kind === 'refunded')
    .map(({ amount, createdAt, eventId }) => ({
      amount,
      state: failed.has(`${eventId}-failed`) ? ('failed' as const) : ('paid' as const),
      createdAt,
    }));
  const underWay = refunds
    .filter(({ status }) => OPEN_STATUSES.includes(status))
    .map(({ amount, createdAt }) => ({ amount, state: 'under-way' as const, createdAt }));
  const toCredit = creditEntries
    .filter(({ amount }) => amount > 0)
    .map(({ amount, createdAt }) => ({
      ...{ amount, createdAt, toCredit: true },
      state: 'paid' as const,
    }));
  return [...made, ...underWay, ...toCredit]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ amount, createdAt, ...refund }) => ({
      ...refund,
      amount: toRupees(amount),
      at: createdAt.toISOString(),
    }));
}
