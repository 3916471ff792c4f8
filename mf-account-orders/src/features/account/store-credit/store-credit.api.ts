import { apiPaths } from '@storefront/host/contracts';
import type { GiftCard } from '@storefront/host/contracts/api';
import { HttpError, type Http } from '@storefront/host';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readNumber,
  readText,
  unwrapData,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/** What was added to the store credit, or taken from it. */
export interface StoreCreditEntry {
  /** What happened, as the API names it; this version may not know it. */
  kind: string;
  /** Rupees; below zero for what was taken. */
  amount: number;
  at: string;
  orderId: string | undefined;
}

/** The store credit of an account, in rupees. */
export interface StoreCredit {
  balance: number;
  /** The parts of it, that which expires first first; `validUntil` is the last day. */
  parts: { amount: number; validUntil: string }[];
  /** Newest first. */
  entries: StoreCreditEntry[];
}

/** Fetches the store credit; undefined if the call fails or the API has none. */
export async function fetchStoreCredit(
  http: Http,
  signal: AbortSignal,
): Promise<StoreCredit | undefined> {
  try {
    const response = objectOrEmpty(unwrapData(await http.get(apiPaths.storeCredit, { signal })));
    const balance = readAmount(response.balance);
    if (balance === undefined) return undefined;
    return {
      balance,
      parts: listOrEmpty(response.parts).filter(isObject).flatMap(readPart),
      entries: listOrEmpty(response.entries).filter(isObject).flatMap(readEntry),
    };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function readPart(part: ResponseObject): StoreCredit['parts'] {
  const amount = readAmount(part.amount);
  const validUntil = readText(part.validUntil);
  return amount === undefined || validUntil === undefined ? [] : [{ amount, validUntil }];
}

function readEntry(entry: ResponseObject): StoreCreditEntry[] {
  const amount = readNumber(entry.amount);
  const kind = readText(entry.kind);
  if (amount === undefined || kind === undefined) return [];
  return [{ kind, amount, at: readText(entry.at) ?? '', orderId: readText(entry.orderId) }];
}

/** What is left on a gift card. Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchGiftCard(http: Http, code: string): Promise<GiftCard> {
  const response = await http.post(apiPaths.giftCardBalance, { code });
  const card = objectOrEmpty(unwrapData(response));
  const balance = readAmount(card.balance);
  if (balance === undefined) throw new UnexpectedResponseError('gift card', 'a balance');
  return { balance, validUntil: readText(card.validUntil) ?? '' };
}
