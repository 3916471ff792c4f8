import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '@storefront/shared/contracts/api';
import { onCommit } from '../../db/after-commit';
import type { Database } from '../../db/database';
import { TooManyRequestsError } from '../../http/errors';
import { findLastPosition } from './lifecycle/order-events.repository';

/** How long a stream lasts; whoever still wants it opens another. */
const STREAM_LASTS = 5 * 60_000;

/** When a stream is ended that didn't end by itself: a slow reader holds it. */
export const STREAM_TIMEOUT = STREAM_LASTS + 60_000;

/** How often the database is asked whether something has happened that another process has written. */
const POLL_EVERY = 3_000;

/** How long a stream may be silent: proxies, and the server itself, close silent connections. */
const SILENT_FOR = 5_000;

/** Streams that one account may have open, of each process. */
const STREAMS_MAX = 6;

/** How often the session is looked at though nothing has happened. */
const CHECKED_EVERY = 30_000;

/** The state of the order to send; undefined where it may not be read any more. */
type ReadOrder = () => Promise<Order | undefined>;

/** The open streams of orders' states. */
export class OrderStreams {
  readonly #end = new AbortController();
  readonly #open = new Map<string, number>();

  /** `stopping` is aborted when the process is about to end. */
  constructor(
    private readonly db: Database,
    stopping: AbortSignal | undefined,
  ) {
    stopping?.addEventListener('abort', () => this.end());
  }

  /** Ends all streams. */
  end(): void {
    this.#end.abort();
  }

  /**
   * Opens a stream of an order for an account: its state at once, and whenever something has happened to it. Throws a
   * {@link TooManyRequestsError} where the account has too many.
   */
  open(userId: string, response: ServerResponse, orderId: string, read: ReadOrder): Readable {
    const open = this.#open.get(userId) ?? 0;
    if (open >= STREAMS_MAX) {
      throw new TooManyRequestsError('Too many pages follow your orders. Please close some.');
    }
    this.#open.set(userId, open + 1);
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const signal = AbortSignal.any([closed.signal, this.#end.signal]);
    const stream = Readable.from(this.#states(orderId, read, signal));
    stream.once('close', () => {
      closed.abort();
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left === 0) this.#open.delete(userId);
      else this.#open.set(userId, left);
    });
    return stream;
  }

  async *#states(orderId: string, read: ReadOrder, signal: AbortSignal): AsyncGenerator<string> {
    const start = Date.now();
    let position = -1;
    let checkedAt = 0;
    let sentAt = 0;
    while (!signal.aborted && Date.now() - start < STREAM_LASTS) {
      const last = await findLastPosition(this.db, orderId);
      const isNew = last !== position;
      if (isNew || Date.now() - checkedAt >= CHECKED_EVERY) {
        const order = await read();
        if (!order) return;
        checkedAt = Date.now();
        if (isNew) yield `event: order\ndata: ${JSON.stringify(order)}\n\n`;
        if (isNew) sentAt = Date.now();
        position = last;
      }
      if (Date.now() - sentAt >= SILENT_FOR) {
        yield ': nothing new\n\n';
        sentAt = Date.now();
      }
      await this.#change(signal);
    }
  }

  /** Resolves when this process has committed something of an order, or after a while. */
  async #change(signal: AbortSignal): Promise<void> {
    const committed = new AbortController();
    const unsubscribe = onCommit(this.db, 'order', () => committed.abort());
    const either = AbortSignal.any([signal, committed.signal]);
    // An abort is what is waited for.
    await delay(POLL_EVERY, undefined, { signal: either }).catch(() => undefined);
    unsubscribe();
  }
}
