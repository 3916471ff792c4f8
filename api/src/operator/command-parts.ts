import { Type, type Static } from 'typebox';
import type { ActionDetails } from '../modules/orders/lifecycle/apply-action';
import { trackingUrlOf } from '../modules/orders/lifecycle/carriers';

export const OrderIdSchema = Type.String({ minLength: 1, maxLength: 100 });

export const RefSchema = Type.String({ minLength: 1, maxLength: 100 });
export const AmountSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Who moved money, and what is to be said of it. */
export const authorProperties = {
  author: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
};

/** Who acts on an order, `operator` where nobody is named. */
export const ActorSchema = Type.Object({
  author: Type.Optional(authorProperties.author),
  note: authorProperties.note,
});

/** A parcel: without a link, the carrier's page of it is used where it is known. */
export const ParcelSchema = Type.Object({
  tracking: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })),
  link: Type.Optional(Type.String({ maxLength: 500, pattern: '^https?://\\S+$' })),
});

/** Who acts, for the audit trail. */
export function actorOf({ author, note }: Static<typeof ActorSchema>): ActionDetails {
  return { author: author?.trim() ?? 'operator', ...(note !== undefined && { note }) };
}

/** A parcel, with the carrier's page of it where that is known. */
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
