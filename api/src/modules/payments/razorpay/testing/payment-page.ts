import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../../http/requests/parse-json';
import type { Webhook } from './fake-entities';

interface OpenLink {
  id: string;
  amount: number;
  reference_id: string;
  callback_url: string;
}

interface Options {
  findLink: (id: string) => OpenLink | undefined;
  pay: (ref: string) => Webhook;
}

const WebhookAddressSchema = Type.Object({ url: Type.String() });

/** The URL that the shopper returns to after paying, with the parameters that Razorpay adds. */
function returnAddress({ id, reference_id, callback_url }: OpenLink): string {
  const address = new URL(callback_url);
  address.searchParams.set('razorpay_payment_link_id', id);
  address.searchParams.set('razorpay_payment_link_reference_id', reference_id);
  address.searchParams.set('razorpay_payment_link_status', 'paid');
  return address.href;
}

/** Adds a fake payment page, /pay/{id}, and a call that sets the URL for webhooks, /dashboard/webhook. */
export function addPaymentPage(app: FastifyInstance, { findLink, pay }: Options): void {
  let webhookUrl: string | undefined;
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });

  app.post('/dashboard/webhook', (request, reply) => {
    const body = parseJson(String(request.body));
    if (!Check(WebhookAddressSchema, body)) return reply.code(400).send();
    webhookUrl = body.url;
    return reply.code(204).send();
  });

  app.get<{ Params: { id: string } }>('/pay/:id', ({ params }, reply) => {
    const link = findLink(params.id);
    if (!link) return reply.code(404).send();
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><title>Razorpay</title>
<h1>Pay ₹${(link.amount / 100).toFixed(2)}</h1>
<form method="post" action="/pay/${link.id}?webhook=sent"><button>Pay</button></form>
<form method="post" action="/pay/${link.id}?webhook=lost"><button>Pay, and lose the webhook</button></form>
</html>`);
  });

  app.post<{ Params: { id: string }; Querystring: { webhook: string } }>(
    '/pay/:id',
    async ({ params, query }, reply) => {
      const link = findLink(params.id);
      if (!link) return reply.code(404).send();
      const webhook = pay(link.reference_id);
      if (webhookUrl !== undefined && query.webhook === 'sent') {
        await fetch(webhookUrl, { method: 'POST', ...webhook });
      }
      return reply.redirect(returnAddress(link), 303);
    },
  );
}
