import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { GatewayError, GatewayRefusal } from '../provider/gateway-error';
import type { RazorpayKeys } from './razorpay-keys';
import {
  LinkListSchema,
  LinkSchema,
  type ListedLink,
  ListedLinkSchema,
  RefusalSchema,
  RefundListSchema,
  RefundSchema,
} from './razorpay.schema';

export const RAZORPAY_URL = 'https://api.razorpay.com/v1';

/** The request that creates a payment link; amounts are paise, times are seconds. */
export interface NewLink {
  amount: number;
  currency: 'INR';
  accept_partial: false;
  reference_id: string;
  description: string;
  expire_by: number;
  notify: { sms: false; email: false };
  reminder_enable: false;
  callback_url: string;
  callback_method: 'get';
}

/** The request that creates a refund; the amount is paise. */
interface NewRefund {
  amount: number;
  speed: 'normal';
  /** The shop's reference. */
  receipt: string;
}

/**
 * Statuses after which the call may have been, or may later be, carried out: timeout, conflict, too many
 * requests.
 */
const AMBIGUOUS_STATUSES = new Set([408, 409, 429]);

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/**
 * Creates a client of Razorpay's API. Each call throws a {@link GatewayError} when there is no response in
 * time, or the response is an error or undocumented; a {@link GatewayRefusal} when it is certain that nothing
 * was done.
 */
export function createRazorpayClient({ keyId, keySecret }: RazorpayKeys, baseUrl: string) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call<Schema extends TSchema>(
    schema: Schema,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Static<Schema>> {
    const { ok, status, text } = await fetchText(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const value = parseJsonOrUndefined(text);
    if (!ok) throw failure(path, status, value, text);
    if (Check(schema, value)) return value;
    throw new GatewayError(`${path}: an unexpected response, ${text.slice(0, 300)}`);
  }

  const listByRef = (ref: string) =>
    call(LinkListSchema, `/payment_links?reference_id=${encodeURIComponent(ref)}`);

  return {
    createLink: (link: NewLink): Promise<ListedLink> =>
      call(ListedLinkSchema, '/payment_links', link),

    /** Finds the link with that reference, which is unique. */
    findLink: async (ref: string): Promise<ListedLink | undefined> =>
      (await listByRef(ref)).payment_links[0],

    /** Reads a link with its payments, which lists don't have. */
    readLink: (id: string) => call(LinkSchema, `/payment_links/${id}`),

    /** Cancels an unpaid link. */
    cancelLink: (id: string) => call(ListedLinkSchema, `/payment_links/${id}/cancel`, {}),

    /**
     * Refunds a part of a payment; a repeated call with the same receipt and amount makes no second refund.
     */
    createRefund: (paymentId: string, refund: NewRefund) =>
      call(RefundSchema, `/payments/${encodeURIComponent(paymentId)}/refund`, refund, {
        'x-refund-idempotency': refund.receipt,
      }),

    /** The newest refunds of a payment, up to a hundred. */
    listRefunds: async (paymentId: string) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
      return (await call(RefundListSchema, path)).items;
    },
  };
}

function failure(path: string, status: number, value: unknown, text: string): GatewayError {
  const words = Check(RefusalSchema, value) ? value.error.description : text.slice(0, 300);
  const reason = `${path}: ${status} ${words}`;
  const isDecided = status >= 400 && status < 500 && !AMBIGUOUS_STATUSES.has(status);
  return isDecided ? new GatewayRefusal(reason) : new GatewayError(reason);
}

async function fetchText(url: string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(TIME_LIMITS.gateway);
    const response = await fetch(url, { ...init, signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    throw new GatewayError(`${url}: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** Parses a JSON text; undefined for any other text. */
function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
