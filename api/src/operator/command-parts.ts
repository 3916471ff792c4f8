import { Type, type Static } from 'typebox';
import type { ActionDetails } from '../modules/orders/lifecycle/apply-action';
import { trackingUrlOf } from '../modules/orders/lifecycle/carriers';

export const OrderIdSchema = Type.String({ minLength: 1, maxLength: 100 });

export const RefSchema = Type.String({ minLength: 1, maxLength: 100 });
export const AmountSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Who moved money, and an optional note. */
export const authorProperties = {
  author: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
};

/** Who acts on an order; `operator` by default. */
export const ActorSchema = Type.Object({
  author: Type.Optional(authorProperties.author),
  note: authorProperties.note,
});

/** A parcel: without a link, the tracking page of a known carrier is used. */
export const ParcelSchema = Type.Object({
  tracking: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })),
  link: Type.Optional(Type.String({ maxLength: 500, pattern: '^https?://\\S+$' })),
});

/** The author and the note of an action, for the audit trail. */
export function actorOf({ author, note }: Static<typeof ActorSchema>): ActionDetails {
  return { author: author?.trim() ?? 'operator', ...(note !== undefined && { note }) };
}

/** A parcel, with a tracking page if the link or the carrier is known. */
export function parcelOf({
  tracking: typed,
  carrier: typedCarrier,
  link,
}: Static<typeof ParcelSchema>) {
  const tracking = typed.trim();
  const carrier = typedCarrier?.trim();
  const trackingUrl = link ?? (carrier && trackingUrlOf(carrier, tracking));
  return {
    tracking,
    ...(carrier !== undefined && { carrier }),
    ...(trackingUrl !== undefined && { trackingUrl }),
  };
}
