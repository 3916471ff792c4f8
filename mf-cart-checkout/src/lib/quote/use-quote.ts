import { useEffect, useEffectEvent, useState } from 'react';
import { LIMITS } from '@storefront/host/contracts';
import { cartTotal, HttpError, useHttp, useStoreInfo, type CartLine } from '@storefront/host';
import { t } from '../../messages/t';
import { normaliseCode, saveCouponCodes, useCouponCodes } from './coupon-codes';
import { cartQuote, type OrderQuote } from './order-quote';
import { type EnteredCode, fetchQuote, type ServerQuote, toQuoteRequest } from './quote.api';

/** The shopper's codes, and what can be done with them. */
export interface Coupons {
  codes: EnteredCode[];
  /** True until it is known what a discount amounts to, where one is expected. */
  awaitsDiscount: boolean;
  /** The store credit of the account in rupees, whether it is used or not. */
  storeCredit: number;
  /** Adds a code; resolves to the reason, in words, if it can't be used, and isn't kept then. */
  add: (typed: string) => Promise<string | undefined>;
  remove: (code: string) => void;
}

/** A response, and the request that it answers; without a quote, the call failed. */
interface Answer {
  request: string;
  quote: ServerQuote | undefined;
}

/**
 * What an order of these lines would cost, with the shop's offers, and the shopper's codes and store credit (OFFR-01, GIFT-01).
 * Until the server has answered, and if it doesn't, that is what the cart's prices add up to. `refresh` asks again.
 */
export function useQuote(
  lines: CartLine[],
  { usesStoreCredit }: { usesStoreCredit: boolean },
): {
  quote: OrderQuote;
  coupons: Coupons;
  refresh: () => void;
} {
  const http = useHttp();
  const shipping = useStoreInfo((state) => state.info?.shipping);
  const kept = useCouponCodes();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = toQuoteRequest(lines, { codes: kept, usesStoreCredit });
  const request = JSON.stringify(wanted);
  const isPending = lines.length > 0 && answer?.request !== request;

  const ask = useEffectEvent(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchQuote(http, wanted, signal).then(
      (quote) => setAnswer({ request, quote }),
      (error: unknown) => {
        if (signal.aborted) return;
        setAnswer({ request, quote: undefined });
        // The HTTP client has logged its own errors (API-04).
        if (!(error instanceof HttpError)) console.error('The offers could not be read.', error);
      },
    );
    return () => controller.abort();
  });
  useEffect(() => (isPending ? ask() : undefined), [isPending, request]);

  async function add(typed: string): Promise<string | undefined> {
    const code = normaliseCode(typed);
    if (code === '') return t('Enter a code.');
    if (kept.includes(code)) return t('This code is there already.');
    if (kept.length >= LIMITS.couponCodesMax) {
      return t('{count} codes at most: remove one first.', { count: LIMITS.couponCodesMax });
    }
    const codes = [...kept, code];
    try {
      const withCode = toQuoteRequest(lines, { codes, usesStoreCredit });
      const quote = await fetchQuote(http, withCode);
      const entered = quote?.codes.find((each) => each.code === code);
      if (!entered) return failureText(undefined);
      if (entered.problem !== undefined) return entered.problem;
      setAnswer({ request: JSON.stringify(withCode), quote });
      saveCouponCodes(codes);
      return undefined;
    } catch (error) {
      return failureText(error);
    }
  }

  const current = answer?.request === request ? answer.quote : undefined;
  return {
    refresh: () => setAnswer(undefined),
    quote: usableQuote(lines, current) ?? cartQuote(lines, shipping),
    coupons: {
      codes: current?.codes ?? kept.map((code) => ({ code, problem: undefined })),
      storeCredit: (current ?? answer?.quote)?.storeCredit ?? 0,
      awaitsDiscount: isPending && (kept.length > 0 || Boolean(answer?.quote?.offers.length)),
      add,
      remove: (code) => saveCouponCodes(kept.filter((each) => each !== code)),
    },
  };
}

/** The server says how long to wait after too many attempts. */
function failureText(error: unknown): string {
  const isLimit = error instanceof HttpError && error.status === 429;
  return (
    (isLimit ? error.serverMessage : undefined) ??
    t('The code couldn’t be checked. Please try again.')
  );
}

/** A quote at other prices than those shown isn't usable: the bag's check brings the new ones first (BAG-01). */
function usableQuote(lines: CartLine[], quote: ServerQuote | undefined): OrderQuote | undefined {
  return quote?.subtotal === cartTotal({ lines }) ? { lines, ...quote } : undefined;
}
