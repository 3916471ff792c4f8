import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../../http/requests/parse-json';
import type { Refund } from '../razorpay.schema';
import type { Payment, Webhook } from './fake-entities';

const NewRefundSchema = Type.Object({
  amount: Type.Integer({ minimum: 100 }),
  speed: Type.Literal('normal'),
  receipt: Type.String(),
});

interface MadeRefund extends Refund {
  payment_id: string;
}

interface Options {
  app: FastifyInstance;
  refuse: (reply: FastifyReply, status: number, description: string) => FastifyReply;
  respond: (request: FastifyRequest, reply: FastifyReply, made: object) => FastifyReply;
  webhook: (event: string, payload: object) => Webhook;
  isRefusing: () => boolean;
  findPayment: (id: string) => Payment | undefined;
}

/** The idempotency keys that Razorpay accepts. */
const KEY = /^[\w-]{10,}$/;

/**
 * A fake of Razorpay's refunds, written from its public documentation: an idempotency key with the same body
 * returns the same refund, with another body it is refused; the refunds of a payment can't exceed its amount.
 */
export function createFakeRefunds({ app, refuse, respond, webhook, ...options }: Options) {
  const made: MadeRefund[] = [];
  const byKey = new Map<string, { body: string; refund: MadeRefund }>();
  /** The status of new refunds, and whether they are listed yet. */
  const next = { status: 'processed', isListed: true };

  const refundsOf = (id: string) => made.filter(({ payment_id }) => payment_id === id);

  app.post<{ Params: { id: string } }>('/v1/payments/:id/refund', (request, reply) => {
    const { id } = request.params;
    const key = request.headers['x-refund-idempotency'];
    const body = String(request.body);
    const wanted = parseJson(body);
    const payment = options.findPayment(id);
    if (!payment) return refuse(reply, 400, 'The id provided does not exist');
    if (typeof key !== 'string' || !KEY.test(key) || !Check(NewRefundSchema, wanted)) {
      return refuse(reply, 400, 'The input is invalid');
    }
    const earlier = byKey.get(key);
    if (earlier && earlier.body !== body) {
      return refuse(
        reply,
        400,
        'Different request with the same idempotency key has already been processed.',
      );
    }
    if (earlier) return respond(request, reply, earlier.refund);
    if (options.isRefusing()) return refuse(reply, 400, 'invalid request sent');
    const { amount, receipt } = wanted;
    const paid = refundsOf(id).filter(({ status }) => status !== 'failed');
    const gone = paid.reduce((sum, refund) => sum + refund.amount, 0);
    if (gone + amount > payment.amount) {
      return refuse(reply, 400, 'The refund amount provided is greater than amount captured');
    }
    const refund: MadeRefund = {
      id: `rfnd_${made.length + 1}`,
      payment_id: id,
      amount,
      receipt,
      status: next.status,
    };
    made.push(refund);
    byKey.set(key, { body, refund });
    return respond(request, reply, refund);
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id/refunds', ({ params }) => ({
    items: next.isListed ? refundsOf(params.id) : [],
  }));

  return {
    made,
    next,
    /** Forgets all idempotency keys. */
    forgetKeys: () => byKey.clear(),
    /** Sets the final status of a refund; returns the webhook. */
    settle: (refund: MadeRefund, status: 'processed' | 'failed'): Webhook => {
      refund.status = status;
      return webhook(`refund.${status}`, { refund: { entity: refund } });
    },
  };
}
