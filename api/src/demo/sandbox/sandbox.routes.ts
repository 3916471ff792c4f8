import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { pagePaths } from '@storefront/host/contracts';
import { API_PREFIX, apiPaths, type PaymentEvent } from '@storefront/host/contracts/api';
import { Type } from 'typebox';
import type { Database } from '../../db/database';
import { noStore } from '../../http/responses/caching';
import { plainAmount } from '../../money';
import { findStore } from '../../modules/store/store.repository';
import { equalInConstantTime } from '../../modules/payments/provider/hmac';
import { findPayment, type PaymentRow } from '../../modules/payments/payments.repository';
import { decisionPage, messagePage } from './sandbox-page';
import { formSignature } from './sandbox-provider';
import { SIGNATURE_HEADER, signCallback } from './signature';

interface SandboxRoutesOptions {
  db: Database;
  secret: string;
  /** The URL at which this API can call itself. */
  ownUrl: () => string;
}

// No form-action: the response to the form redirects the browser to the shop.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const schema = { hide: true, params: Type.Object({ ref: Type.String({ maxLength: 100 }) }) };
const postSchema = { ...schema, body: Type.Record(Type.String(), Type.Unknown()) };

function html(reply: FastifyReply, status: number, body: string) {
  return reply
    .code(status)
    .header('content-security-policy', CONTENT_SECURITY_POLICY)
    .type('text/html; charset=utf-8')
    .send(body);
}

function shopPage({ orderId, returnUrl }: PaymentRow, approved: boolean): string {
  return approved
    ? returnUrl + pagePaths.orderSuccessById(orderId)
    : `${returnUrl}${pagePaths.payment(orderId)}&declined=1`;
}

/** Reports a decision as a provider does, with a signed HTTP call; false when the API refused it. */
async function sendCallback(
  url: string,
  secret: string,
  payment: PaymentRow,
  outcome: PaymentEvent['outcome'],
): Promise<boolean> {
  const { ref, amount } = payment;
  // The same id for repeated clicks, so that they are recorded once.
  const id = `${ref}-${outcome}`;
  const event: PaymentEvent = { id, ref, outcome, amount, currency: 'INR' };
  const body = JSON.stringify(event);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signCallback(secret, body) },
    body,
  });
  return response.ok;
}

/** The sandbox provider's pages under /sandbox/pay/{ref}: the bank's page, and the phone that scans a QR code. */
export const sandboxRoutes: FastifyPluginAsyncTypebox<SandboxRoutesOptions> = async (
  app,
  { db, secret, ownUrl },
) => {
  await app.register(formbody);
  app.addHook('onRequest', noStore);

  const show = async (reply: FastifyReply, ref: string) => {
    const payment = await findPayment(db, ref);
    if (!payment) {
      return html(
        reply,
        404,
        messagePage('Unknown payment', 'There is no payment at this address.'),
      );
    }
    if (payment.status !== 'pending') {
      const approved = payment.status === 'approved';
      const text = `This payment has been ${payment.status} already.`;
      return html(reply, 200, messagePage('Payment closed', text, shopPage(payment, approved)));
    }
    const { orderId, amount } = payment;
    const merchant = (await findStore(db))?.storeName ?? 'the shop';
    return html(reply, 200, decisionPage({ merchant, orderId, amount, ref }));
  };

  app.get('/sandbox/pay/:ref', { schema }, ({ params }, reply) => show(reply, params.ref));

  app.post('/sandbox/pay/:ref', { schema: postSchema }, async ({ params, body }, reply) => {
    const payment = await findPayment(db, params.ref);
    const decision = body.decision;
    if (payment?.status !== 'pending') return show(reply, params.ref);
    if (decision !== 'approve' && decision !== 'decline') {
      const expected = formSignature(secret, payment.ref, plainAmount(payment.amount));
      if (equalInConstantTime(String(body['data[signature]']), expected)) {
        return show(reply, params.ref);
      }
      const text = 'The signature of this payment is wrong. Please start again in the shop.';
      return html(reply, 400, messagePage('Payment refused', text, payment.returnUrl));
    }
    const approved = decision === 'approve';
    const url = `${ownUrl()}${API_PREFIX}${apiPaths.paymentCallback}`;
    if (!(await sendCallback(url, secret, payment, approved ? 'approved' : 'declined'))) {
      const text = 'The shop did not accept the bank’s decision. Please try again.';
      return html(reply, 502, messagePage('Not reported', text));
    }
    return reply.redirect(shopPage(payment, approved), 303);
  });
};
