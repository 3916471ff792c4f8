import { randomUUID } from 'node:crypto';
import type { Order, PaymentEvent } from '@storefront/host/contracts/api';
import { ApiClient } from '../../../../e2e/support/api/api-client';
import type { Customer } from '../../../../e2e/support/api/customers';
import { signedEvent } from '../../../../e2e/support/api/payment-events';
import type { Figures } from './figures';
import { retryUntilDone } from './retry';

/** What the shop has confirmed to a buyer: the order, and that it was paid. */
export interface Confirmed {
  orderId: string;
  productId: string;
  isPaid: boolean;
}

interface Options {
  /** The API's origin, as browsers know it. */
  apiOrigin: string;
  /** With which the payment provider signs. */
  paymentSecret: string;
  productIds: string[];
  /** Where what happens is counted now. */
  figures: () => Figures;
}

/** Buyers who buy one thing after the other, until they are asked to stop. */
export class Buyers {
  readonly confirmed: Confirmed[] = [];
  readonly #options: Options;
  readonly #client: ApiClient;
  #buying: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#client = new ApiClient(options.apiOrigin);
  }

  async start(count: number): Promise<void> {
    const buyers = await Promise.all(Array.from({ length: count }, () => this.#client.register()));
    this.#buying = Promise.all(buyers.map((buyer) => this.#buyUntilStopped(buyer)));
  }

  /** Resolves once each has finished what it was buying. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#buying;
  }

  async #buyUntilStopped(buyer: Customer): Promise<void> {
    while (!this.#isStopped) {
      const startedAt = Date.now();
      const before = this.#options.figures();
      try {
        await this.#buy(buyer);
        const figures = this.#options.figures();
        figures.purchases += 1;
        figures.longestPurchase = Math.max(figures.longestPurchase, Date.now() - startedAt);
      } catch (error) {
        before.failures.push(reasonOf(error));
      }
    }
  }

  /** Orders one piece, pays for it, and waits until the shop says that it is paid. */
  async #buy(buyer: Customer): Promise<void> {
    const { productIds } = this.#options;
    const productId = productIds[this.confirmed.length % productIds.length] ?? '';
    const order = await this.#place(buyer, productId);
    const confirmed: Confirmed = { orderId: order.id, productId, isPaid: false };
    this.confirmed.push(confirmed);
    const ref = await this.#step(async () => {
      const fields = { method: 'upi_qr', payerName: 'Meera Iyer', payerPhone: buyer.phone };
      const { action } = await this.#client.pay(buyer, { orderId: order.id, fields });
      return new URL(action?.qr ?? '').searchParams.get('tr') ?? '';
    });
    await this.#reportPayment(ref, order);
    confirmed.isPaid = true;
    await this.#step(async () => {
      const { status } = await this.#client.order(order.id, buyer.token);
      if (status !== 1) throw new Error(`${order.id} has the status ${status} after its payment.`);
    });
  }

  #place(buyer: Customer, productId: string): Promise<Order> {
    const key = randomUUID();
    return this.#step(async () => {
      const { status, body } = await this.#client.tryToPlaceOrder(buyer, productId, key);
      if (status === 201) return body as Order;
      throw new Error(`The order was answered with ${status}: ${JSON.stringify(body)}`);
    });
  }

  /** As the payment provider does, which repeats a report until it is accepted. */
  async #reportPayment(ref: string, { total }: Order): Promise<void> {
    const amount = Math.round(total * 100);
    const event: PaymentEvent = {
      id: randomUUID(),
      ref,
      outcome: 'approved',
      amount,
      currency: 'INR',
    };
    await this.#step(async () => {
      const status = await this.#client.reportPayment(
        ...signedEvent(this.#options.paymentSecret, event),
      );
      if (status >= 300) throw new Error(`The report of a payment was answered with ${status}.`);
    });
  }

  #step<Result>(step: () => Promise<Result>): Promise<Result> {
    return retryUntilDone(step, (error) => this.#options.figures().retries.push(reasonOf(error)));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
