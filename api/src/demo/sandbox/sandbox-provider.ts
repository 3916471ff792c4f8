import type { IncomingHttpHeaders } from 'node:http';
import {
  type PaymentEvent,
  PaymentEventSchema,
  type PaymentResponse,
} from '@storefront/host/contracts/api';
import { Check } from 'typebox/value';
import { BadRequestError } from '../../http/errors';
import { parseJson } from '../../http/requests/parse-json';
import { plainAmount } from '../../money';
import { hmac } from '../../modules/payments/provider/hmac';
import type {
  PaymentProvider,
  PaymentStart,
  RefundEvent,
  RefundRequest,
} from '../../modules/payments/provider/payment-provider';
import { METHOD_FIELD, sandboxFields } from './sandbox-fields';
import { isSigned, SIGNATURE_HEADER } from './signature';

interface SandboxSettings {
  secret: string;
  publicUrl: string;
  unpaidOrderMinutes: number;
}

const VPA = 'storefront@sandbox';

/** The signature of the card form's hidden fields. */
export function formSignature(secret: string, ref: string, amount: string): string {
  return hmac(secret, `form|${ref}|${amount}|INR`);
}

/** The `upi://pay` link of a payment, which UPI apps read from a QR code. */
function upiLink({ ref, orderId, amount, merchant }: PaymentStart): string {
  const parameters = {
    pa: VPA,
    pn: merchant,
    tr: ref,
    am: plainAmount(amount),
    cu: 'INR',
    tn: `Order ${orderId}`,
  };
  const query = Object.entries(parameters).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join('&')}`;
}

function nextStep(settings: SandboxSettings, payment: PaymentStart): PaymentResponse {
  const page = `${settings.publicUrl}/sandbox/pay/${payment.ref}`;
  const amount = plainAmount(payment.amount);
  switch (payment.fields[METHOD_FIELD]) {
    case 'upi_qr':
      return { success: true, action: { type: 'qr', qr: upiLink(payment) } };
    case 'upi_app':
      // A real provider returns a upi:// link; this is a page that also opens on a desktop.
      return { success: true, action: { type: 'deeplink', redirectUrl: page } };
    case 'card_redirect':
      return {
        success: true,
        action: {
          type: 'redirect_post',
          redirectUrl: page,
          formParams: {
            type: 'card',
            url: payment.returnUrl,
            data: {
              ref: payment.ref,
              amount,
              currency: 'INR',
              signature: formSignature(settings.secret, payment.ref, amount),
            },
          },
        },
      };
    case 'netbanking':
      return { success: true, redirectUrl: page };
    case 'decline':
      return {
        success: false,
        error: 'The bank declined this payment. Please try another method.',
      };
    default:
      return { success: true };
  }
}

function readCallback(
  secret: string,
  headers: IncomingHttpHeaders,
  rawBody: string,
): PaymentEvent[] | undefined {
  const header = headers[SIGNATURE_HEADER];
  if (typeof header !== 'string' || !isSigned(secret, rawBody, header)) return undefined;
  const event = parseJson(rawBody);
  if (!Check(PaymentEventSchema, event)) {
    throw new BadRequestError('body', 'The body is signed, but is no payment event');
  }
  return [event];
}

/** Reports every refund as paid. */
export function refundInSandbox({ id, amount }: RefundRequest): Promise<RefundEvent> {
  return Promise.resolve({
    refundId: id,
    providerId: `sandbox-${id}`,
    amount,
    outcome: 'processed',
  });
}

/** A provider that moves no money: its pages (`sandbox.routes.ts`) act as the bank and the phone. */
export function createSandboxProvider(settings: SandboxSettings): PaymentProvider {
  return {
    methodField: METHOD_FIELD,
    fields: (device) => sandboxFields(settings.unpaidOrderMinutes, device),
    // Always available, because it is part of this process.
    check: () => Promise.resolve(),
    start: (payment) => Promise.resolve(nextStep(settings, payment)),
    readCallback: (headers, rawBody) => readCallback(settings.secret, headers, rawBody),
    refund: refundInSandbox,
  };
}
