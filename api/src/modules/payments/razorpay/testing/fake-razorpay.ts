import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../../http/requests/parse-json';
import { hmac } from '../../provider/hmac';
import type { RazorpayKeys } from '../razorpay-keys';
import type { Payment, Webhook } from './fake-entities';
import { createFakeRefunds } from './fake-refunds';
import { addPaymentPage } from './payment-page';

/** How the fake behaves in the next calls. */
type Behaviour =
  | 'responds'
  | 'fails'
  | 'talks nonsense'
  | 'hangs'
  /** Refuses to make refunds, as when the account's balance is too low. */
  | 'refuses refunds'
  /** Makes the link or the refund, but breaks the connection before the response. */
  | 'loses the response';

const NewLinkSchema = Type.Object({
  amount: Type.Integer(),
  currency: Type.String(),
  reference_id: Type.String({ maxLength: 40 }),
  expire_by: Type.Integer(),
  callback_url: Type.String(),
  callback_method: Type.Literal('get'),
});

interface Link extends Static<typeof NewLinkSchema> {
  id: string;
  short_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  payments: Payment[] | null;
}

interface State {
  behaviour: Behaviour;
  calls: number;
  payments: number;
  events: number;
}

const QUARTER_HOUR = 15 * 60;

/**
 * Starts a fake of Razorpay's payment links, refunds and webhooks, written from its public documentation:
 * references are unique, links live for at least 15 minutes, and lists don't have the payments.
 */
export async function startFakeRazorpay(
  { keyId, keySecret, webhookSecret }: RazorpayKeys,
  port = 0,
) {
  const links: Link[] = [];
  const state: State = { behaviour: 'responds', calls: 0, payments: 0, events: 0 };
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  const refuse = (reply: FastifyReply, status: number, description: string) =>
    reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

  /** Sends the response, unless it is to be lost. */
  function respond(request: FastifyRequest, reply: FastifyReply, made: object) {
    if (state.behaviour !== 'loses the response') return reply.send(made);
    // Only one response is lost.
    state.behaviour = 'responds';
    request.raw.socket.destroy();
    return reply.hijack();
  }

  app.addHook('onRequest', async ({ headers, url }, reply) => {
    // Pages that browsers open need no key.
    if (!url.startsWith('/v1/')) return undefined;
    state.calls += 1;
    const login = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
    if (headers.authorization !== `Basic ${login}`) {
      return refuse(reply, 401, 'The api key provided is invalid');
    }
    if (state.behaviour === 'fails') return refuse(reply, 500, 'We are facing some trouble');
    if (state.behaviour === 'talks nonsense') return reply.send('<html>Maintenance</html>');
    if (state.behaviour === 'hangs') return new Promise(() => undefined);
    return undefined;
  });

  app.post('/v1/payment_links', (request, reply) => {
    const wanted = parseJson(String(request.body));
    if (!Check(NewLinkSchema, wanted)) return refuse(reply, 400, 'The input is invalid');
    if (links.some(({ reference_id }) => reference_id === wanted.reference_id)) {
      return refuse(reply, 400, 'payment link with the given reference_id already exists');
    }
    if (wanted.expire_by < Date.now() / 1000 + QUARTER_HOUR) {
      return refuse(reply, 400, 'expire_by must be at least 15 minutes in the future');
    }
    const id = `plink_${links.length + 1}`;
    const link: Link = {
      ...wanted,
      id,
      short_url: `${url}/pay/${id}`,
      status: 'created',
      payments: null,
    };
    links.push(link);
    return respond(request, reply, link);
  });

  app.get<{ Querystring: { reference_id?: string } }>('/v1/payment_links', ({ query }) => ({
    payment_links: links
      .filter(({ reference_id }) => reference_id === query.reference_id)
      .map((link) => ({ ...link, payments: [] })),
  }));

  app.get<{ Params: { id: string } }>('/v1/payment_links/:id', ({ params }, reply) => {
    const link = links.find(({ id }) => id === params.id);
    return link ? reply.send(link) : refuse(reply, 400, 'The id provided does not exist');
  });

  app.post<{ Params: { id: string } }>('/v1/payment_links/:id/cancel', ({ params }, reply) => {
    const link = links.find(({ id }) => id === params.id);
    if (link?.status !== 'created') {
      return refuse(reply, 400, 'Payment Link cannot be cancelled in its current state');
    }
    link.status = 'cancelled';
    return reply.send(link);
  });

  function linkOf(ref: string): Link {
    const link = links.find(({ reference_id }) => reference_id === ref);
    if (!link) throw new Error(`There is no link with the reference ${ref}`);
    return link;
  }

  /** Creates the signed webhook of an event. */
  function webhook(event: string, payload: object, secret = webhookSecret): Webhook {
    state.events += 1;
    const body = JSON.stringify({ entity: 'event', event, payload });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': `event${state.events}`,
        'x-razorpay-signature': hmac(secret, body),
      },
    };
  }

  const refunds = createFakeRefunds({
    app,
    refuse,
    respond,
    webhook,
    isRefusing: () => state.behaviour === 'refuses refunds',
    findPayment: (id) =>
      links.flatMap(({ payments }) => payments ?? []).find(({ payment_id }) => payment_id === id),
  });

  /** Pays a link, by default its amount; returns the webhook. */
  function pay(ref: string, amount = linkOf(ref).amount): Webhook {
    const link = linkOf(ref);
    state.payments += 1;
    const payment: Payment = { payment_id: `pay_${state.payments}`, amount, status: 'captured' };
    link.status = 'paid';
    link.payments = [...(link.payments ?? []), payment];
    const entity = { id: payment.payment_id, amount, currency: link.currency };
    return webhook('payment_link.paid', { payment_link: { entity: link }, payment: { entity } });
  }

  addPaymentPage(app, { findLink: (id) => links.find((link) => link.id === id), pay });
  const url = await app.listen({ port, host: '127.0.0.1' });

  return {
    refunds,
    url: `${url}/v1`,
    links,
    state,
    linkOf,
    webhook,
    pay,
    /** Lets a link expire; returns the webhook. */
    expire: (ref: string): Webhook => {
      const link = linkOf(ref);
      link.status = 'expired';
      return webhook('payment_link.expired', { payment_link: { entity: link } });
    },
    close: () => app.close(),
  };
}

export type FakeRazorpay = Awaited<ReturnType<typeof startFakeRazorpay>>;
