import { pagePaths } from '@storefront/host/contracts';
import type { PaymentField } from '@storefront/host/contracts/api';
import type { PaymentProvider, PaymentStart } from '../provider/payment-provider';
import { createRazorpayClient, type NewLink, RAZORPAY_URL } from './razorpay-client';
import { findEvents, readWebhook } from './razorpay-events';
import type { RazorpayKeys } from './razorpay-keys';
import { makeRefund } from './razorpay-refunds';
import { t } from '../../../messages/t';

interface RazorpaySettings {
  keys: RazorpayKeys;
  unpaidOrderMinutes: number;
  /** The URL of Razorpay's API, without a trailing slash; tests use a fake one. */
  baseUrl?: string | undefined;
}

const MINUTE = 60_000;

/** Razorpay refuses links that expire within 15 minutes. */
const LINK_LIFE_MIN = 16 * MINUTE;

/** The payment form has only the method, because Razorpay's page asks for everything else. */
function paymentFields(): PaymentField[] {
  return [
    {
      name: 'method',
      label: t('Payment method'),
      type: 'select',
      list: true,
      description: t('You pay on Razorpay’s page, and come back here.'),
      options: [{ value: 'razorpay', label: t('UPI, card, net banking or wallet') }],
      rules: { required: true },
    },
  ];
}

function linkOf(payment: PaymentStart, unpaidOrderMinutes: number): NewLink {
  const heldUntil = payment.orderedAt.getTime() + unpaidOrderMinutes * MINUTE;
  const expiresAt = Math.max(heldUntil, Date.now() + LINK_LIFE_MIN);
  return {
    amount: payment.amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: payment.ref,
    description: t('{shop}: order {id}', { shop: payment.merchant, id: payment.orderId }),
    expire_by: Math.floor(expiresAt / 1000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: `${payment.returnUrl}${pagePaths.orderSuccessById(payment.orderId)}`,
    callback_method: 'get',
  };
}

/**
 * A provider that uses Razorpay's payment links: the browser is redirected to Razorpay's page and back, and a
 * signed webhook reports the payment (docs/adr/0032-razorpay-by-payment-links.md).
 */
export function createRazorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const { keys, unpaidOrderMinutes, baseUrl = RAZORPAY_URL } = settings;
  const client = createRazorpayClient(keys, baseUrl);

  /** Creates a link. If that fails, the link may exist nevertheless, because only the response was lost. */
  async function createLink(link: NewLink) {
    try {
      return await client.createLink(link);
    } catch (error) {
      const made = await client.findLink(link.reference_id).catch(() => undefined);
      if (made) return made;
      throw error;
    }
  }

  return {
    methodField: 'method',
    fields: paymentFields,
    // Not checked, because load balancers call this too often; failed calls are logged.
    check: () => Promise.resolve(),
    start: async (payment) => {
      const link = await createLink(linkOf(payment, unpaidOrderMinutes));
      return { success: true, redirectUrl: link.short_url };
    },
    readCallback: (headers, rawBody) => readWebhook(keys.webhookSecret, headers, rawBody),
    findEvents: (ref) => findEvents(client, ref),
    cancel: async (ref) => {
      const link = await client.findLink(ref);
      if (link) await client.cancelLink(link.id);
    },
    refund: (request) => makeRefund(client, request),
  };
}
