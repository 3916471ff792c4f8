/** Order status codes, as the API sends and stores them (ORD-02). */
export const ORDER_STATUS = {
  pending: 0,
  processing: 1,
  shipped: 2,
  delivered: 3,
  cancelled: 4,
} as const;

/** The statuses of an order that is paid, or will be on delivery, and isn’t cancelled. */
export const PAID_STATUSES: readonly number[] = [
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

/**
 * The kinds of events in an order's timeline. `confirmed` is that the courier is paid, and `delivery-refused` that nobody did.
 * `gift-card-sent` is that the code of the gift card that the order buys was mailed.
 */
export const ORDER_EVENT_KINDS = [
  'placed',
  'payment-failed',
  'paid',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'gift-card-sent',
  'delivery-refused',
  'cancelled',
  'expired',
  'return-requested',
  'return-withdrawn',
  'return-picked-up',
  'return-received',
  'return-refused',
  'exchange-sent',
  'refunded',
  'refund-failed',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** What a shopper sends lines back for: their money, or another size or colour. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The states of a return or an exchange. */
export const RETURN_STATES = [
  'requested',
  'picked-up',
  'received',
  'refunded',
  'exchange-sent',
  'refused',
  'withdrawn',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Why lines are sent back. With `other`, the shopper explains it in a comment. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-described',
  'damaged',
  'wrong-item',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The states of a refund: requested from the provider, paid, or failed. */
export const REFUND_STATES = ['under-way', 'paid', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
