import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { TIME_LIMITS } from '../../../time-limits';
import { GatewayError } from '../gateway-error';
import type { RazorpayKeys } from './razorpay-keys';
import { LinkListSchema, LinkSchema, type ListedLink, ListedLinkSchema } from './razorpay.schema';

export const RAZORPAY_URL = 'https://api.razorpay.com/v1';

/** What a payment link is made of; amounts are paise, times are seconds. */
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

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/**
 * Calls of Razorpay's API. Each throws a {@link GatewayError} when there is no response in time, when it is a
 * refusal, and when it isn't what Razorpay documents.
 */
export function createRazorpayClient({ keyId, keySecret }: RazorpayKeys, baseUrl: string) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call<Schema extends TSchema>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<Static<Schema>> {
    const { ok, status, text } = await fetchText(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!ok) throw new GatewayError(`${path}: ${status} ${text.slice(0, 300)}`);
    const value = parseJson(text);
    if (Check(schema, value)) return value;
    throw new GatewayError(`${path}: an unexpected response, ${text.slice(0, 300)}`);
  }

  const listByRef = (ref: string) =>
    call(LinkListSchema, `/payment_links?reference_id=${encodeURIComponent(ref)}`);

  return {
    createLink: (link: NewLink): Promise<ListedLink> =>
      call(ListedLinkSchema, '/payment_links', link),

    /** The link with that reference, which Razorpay has only once. */
    findLink: async (ref: string): Promise<ListedLink | undefined> =>
      (await listByRef(ref)).payment_links[0],

    /** A link with its payments, which lists don't have. */
    readLink: (id: string) => call(LinkSchema, `/payment_links/${id}`),
  };
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

/** The value of a JSON text; undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
