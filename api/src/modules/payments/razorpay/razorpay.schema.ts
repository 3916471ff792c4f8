import { Type, type Static } from 'typebox';

/** Paise. */
const AmountSchema = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const PaymentIdSchema = Type.String({ pattern: '^pay_', maxLength: 100 });

/** A payment link without its payments, as in the response to its creation and in lists. */
export const ListedLinkSchema = Type.Object({
  id: Type.String({ pattern: '^plink_[0-9A-Za-z]+$' }),
  short_url: Type.String({ pattern: '^https?://' }),
});
export type ListedLink = Static<typeof ListedLinkSchema>;

/** GET /payment_links */
export const LinkListSchema = Type.Object({ payment_links: Type.Array(ListedLinkSchema) });

/** GET /payment_links/{id}; `payments` are the captured ones. */
export const LinkSchema = Type.Object({
  status: Type.String(),
  currency: Type.String(),
  payments: Type.Union([
    Type.Null(),
    Type.Array(
      Type.Object({ payment_id: PaymentIdSchema, amount: AmountSchema, status: Type.String() }),
    ),
  ]),
});

/** An error response. */
export const RefusalSchema = Type.Object({ error: Type.Object({ description: Type.String() }) });

/** A refund; `receipt` is the shop's reference, which refunds that were made by hand don't have. */
export const RefundSchema = Type.Object({
  id: Type.String({ pattern: '^rfnd_', maxLength: 100 }),
  amount: AmountSchema,
  receipt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The documented statuses are `pending`, `processed` and `failed`. */
  status: Type.String(),
});
export type Refund = Static<typeof RefundSchema>;

/** GET /payments/{id}/refunds */
export const RefundListSchema = Type.Object({ items: Type.Array(RefundSchema) });

/** A webhook of a refund. */
export const RefundWebhookSchema = Type.Object({
  payload: Type.Object({ refund: Type.Object({ entity: RefundSchema }) }),
});

/** A webhook of any event. */
export const WebhookSchema = Type.Object({ event: Type.String() });

/**
 * The link in a webhook: its reference is the shop's payment, but a link that was created by hand may have
 * none.
 */
const WebhookLinkSchema = Type.Object({
  entity: Type.Object({ reference_id: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
});

/** A webhook of a link that can't be paid any more. */
export const ClosedLinkSchema = Type.Object({
  payload: Type.Object({ payment_link: WebhookLinkSchema }),
});

/** A webhook of a link that was paid. */
export const PaidLinkSchema = Type.Object({
  payload: Type.Object({
    payment_link: WebhookLinkSchema,
    payment: Type.Object({
      entity: Type.Object({
        id: PaymentIdSchema,
        amount: AmountSchema,
        currency: Type.String({ maxLength: 10 }),
      }),
    }),
  }),
});
