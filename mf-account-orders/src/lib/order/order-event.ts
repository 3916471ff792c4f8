import { ORDER_EVENT_KINDS, type OrderEventKind } from '@storefront/host/contracts';
import {
  objectOrEmpty,
  readAmount,
  readText,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { isWebUrl } from '@storefront/host/response/safe-url';
import { readOneOf } from './read-one-of';

/** An event in the history of an order. */
export interface OrderEvent {
  kind: OrderEventKind;
  at: string;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** The carrier's tracking page. */
  trackingUrl?: string | undefined;
  /** In rupees. */
  amount?: number | undefined;
  returnId?: string | undefined;
  reason?: string | undefined;
}

/** Parses an event; undefined for a kind that this version doesn't know. */
export function parseOrderEvent(event: ResponseObject): OrderEvent | undefined {
  const kind = readOneOf(ORDER_EVENT_KINDS, event.kind);
  if (kind === undefined) return undefined;
  const details = objectOrEmpty(event.details);
  return {
    kind,
    at: readText(event.at) ?? '',
    carrier: readText(details.carrier),
    tracking: readText(details.tracking),
    trackingUrl: readWebUrl(details.trackingUrl),
    amount: readAmount(details.amount),
    returnId: readText(details.returnId),
    reason: readText(details.reason),
  };
}

/** Parses a URL that is safe to link to. */
export function readWebUrl(value: unknown): string | undefined {
  const address = readText(value);
  return address !== undefined && isWebUrl(address) ? address : undefined;
}
