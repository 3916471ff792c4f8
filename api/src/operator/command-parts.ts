import { Type, type Static } from 'typebox';
import type { ActionDetails } from '../modules/orders/lifecycle/apply-action';
import { trackingUrlOf } from '../modules/orders/lifecycle/carriers';

export const OrderIdSchema = Type.String({ minLength: 1, maxLength: 100 });

export const RefSchema = Type.String({ minLength: 1, maxLength: 100 });
export const AmountSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The absolute path of a file. */
export const FileSchema = Type.String({ minLength: 1, maxLength: 4000 });

/** Who acts, and an optional note. */
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

/** Words to look for. */
export const WordsSchema = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  maxItems: 10,
});

/** The number of a page, from 1. */
export const PageSchema = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }));

/** A page of a list; with `json`, a program can read it. */
export const listProperties = { page: PageSchema, json: Type.Optional(Type.Boolean()) };

export const PAGE_SIZE = 50;

/** How many pages the results of a search have. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** A number of things, such as "1 order" or "73 orders". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The last line of a page of results, such as "Page 1 of 2, 73 orders." */
export function describePage(page: number, total: number, noun: string): string {
  return `Page ${page} of ${pagesOf(total)}, ${counted(total, noun)}.`;
}

/** A result for programs. */
export const toJson = (value: unknown): string => JSON.stringify(value, null, 2);
