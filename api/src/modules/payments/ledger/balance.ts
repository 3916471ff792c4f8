import { ORDER_STATUS, PAID_STATUSES } from '@storefront/host/contracts/api';
import type { ledgerEntries, orders } from '../../../db/schema';
import { type CreditedOrder, payableOf } from '../../credits/order-credits';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;

/**
 * The columns of an order that its balance depends on; undefined for a payment that the shop doesn't know.
 */
type BalancedOrder =
  (CreditedOrder & Pick<typeof orders.$inferSelect, 'cashOnDeliveryAt'>) | undefined;

/** Paise that were received, and that were refunded without the refund failing later. */
interface Sums {
  received: number;
  refunded: number;
}

/**
 * The sums of an order, and the largest of its receipts, because only one of at least the amount that its credits leave to be
 * paid pays it.
 */
export interface LedgerSums extends Sums {
  largestReceipt: number;
}

/** Paise. Always `received − refunded = kept + refundDue`; only a missing entry makes `refundDue` negative. */
interface Balance extends Sums {
  /**
   * What the shop may keep: what its credits leave to be paid of a paid order that isn't cancelled, less received returns.
   */
  kept: number;
  /** What has to be refunded to the shopper. */
  refundDue: number;
}

/** The balance of an order. */
export interface OrderBalance extends Balance {
  /** What the courier has to collect. */
  dueOnDelivery: number;
}

/** The balance of one payment. */
export interface PaymentBalance extends Balance {
  ref: string;
  /** When money was last received. */
  receivedAt: Date;
}

function balance({ received, refunded }: Sums, kept: number): Balance {
  return { received, refunded, kept, refundDue: received - refunded - kept };
}

/** Whether an order is got ready, sent or delivered: it is paid, or will be on delivery. */
function isUnderWay(order: BalancedOrder): order is NonNullable<BalancedOrder> {
  return order !== undefined && PAID_STATUSES.includes(order.status);
}

/** What the shop may keep of the payment that paid the order. */
function keptOf(order: BalancedOrder): number {
  if (!isUnderWay(order)) return 0;
  const { returnedTotal, returnedAsCredit } = order;
  // What is returned beyond the payment goes back to gift cards and store credit.
  return Math.max(payableOf(order) - (returnedTotal - returnedAsCredit), 0);
}

/** The balance of an order. */
export function balanceOf(
  order: NonNullable<BalancedOrder>,
  { largestReceipt, ...sums }: LedgerSums,
): OrderBalance {
  const payable = payableOf(order);
  const isUnpaid = largestReceipt < payable;
  const isDue = isUnpaid && isUnderWay(order) && order.cashOnDeliveryAt !== null;
  return {
    ...balance(sums, isUnpaid ? 0 : keptOf(order)),
    dueOnDelivery: isDue ? payable : 0,
  };
}

function sumOf(entries: readonly LedgerEntry[], wanted: LedgerEntry['kind']): number {
  return entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
}

/** The first payment of at least what is to be paid: the one that pays the order. */
export function findPayingEntry(
  order: BalancedOrder,
  entries: readonly LedgerEntry[],
): LedgerEntry | undefined {
  if (!order) return undefined;
  const payable = payableOf(order);
  return entries.find(({ kind, amount }) => kind === 'received' && amount >= payable);
}

/**
 * The balances of an order's payments, from all its entries, oldest first. Only the payment that paid the
 * order has a `kept` amount.
 */
export function paymentBalances(
  order: BalancedOrder,
  entries: readonly LedgerEntry[],
): PaymentBalance[] {
  const received = entries.filter(({ kind }) => kind === 'received');
  const paying = findPayingEntry(order, received);
  return [...new Set(received.map(({ paymentRef }) => paymentRef))].map((ref) => {
    const ofPayment = ({ paymentRef }: LedgerEntry) => paymentRef === ref;
    const moments = received.filter(ofPayment).map(({ createdAt }) => createdAt.getTime());
    const own = entries.filter(ofPayment);
    const sums = {
      received: sumOf(own, 'received'),
      refunded: sumOf(own, 'refunded') - sumOf(own, 'returned'),
    };
    return {
      ref,
      receivedAt: new Date(Math.max(...moments)),
      ...balance(sums, ref === paying?.paymentRef ? keptOf(order) : 0),
    };
  });
}

/** How an order contradicts its ledger entries; undefined if they agree. */
export function findImbalance(
  order: NonNullable<BalancedOrder>,
  entries: readonly LedgerEntry[],
): string | undefined {
  const isPaid = payableOf(order) === 0 || findPayingEntry(order, entries) !== undefined;
  if (isUnderWay(order) && !isPaid && order.cashOnDeliveryAt === null) {
    return 'it counts as paid, but no payment of its total was received';
  }
  if (order.status === ORDER_STATUS.pending && isPaid) {
    return 'its total was received, but it doesn’t count as paid';
  }
  const isOverdrawn = paymentBalances(order, entries).some(({ refundDue }) => refundDue < 0);
  return isOverdrawn ? 'more was refunded than was due' : undefined;
}
