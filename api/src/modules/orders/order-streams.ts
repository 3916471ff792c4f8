import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '@storefront/host/contracts/api';
import { onCommit } from '../../db/after-commit';
import type { Database } from '../../db/database';
import { TooManyRequestsError } from '../../http/errors';
import { findLastPosition } from './lifecycle/order-events.repository';
import { t } from '../../messages/t';

/** How long a stream lasts; then the client has to open another. */
const STREAM_DURATION = 5 * 60_000;

/** The time limit for a stream that a slow reader keeps from ending. */
export const STREAM_TIMEOUT = STREAM_DURATION + 60_000;

/** How often the database is polled for events that another process has written. */
const POLL_INTERVAL = 3_000;

/**
 * How long a stream may be silent before it sends a comment: proxies and the server close idle connections.
 */
const KEEPALIVE_INTERVAL = 5_000;

/** How many streams one account may have open in each process. */
const STREAMS_MAX = 6;

/** How often the session is checked while nothing happens. */
const SESSION_CHECK_INTERVAL = 30_000;

/** Reads the order to send; undefined once the caller may not read it any more. */
type ReadOrder = () => Promise<Order | undefined>;

/** The open event streams of orders. */
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
   * Opens a stream of an order for an account, which sends its state immediately and after each event. Throws
   * a {@link TooManyRequestsError} if the account has too many streams.
   */
  open(userId: string, response: ServerResponse, orderId: string, read: ReadOrder): Readable {
    const open = this.#open.get(userId) ?? 0;
    if (open >= STREAMS_MAX) {
      throw new TooManyRequestsError(t('Too many pages follow your orders. Please close some.'));
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
    while (!signal.aborted && Date.now() - start < STREAM_DURATION) {
      const last = await findLastPosition(this.db, orderId);
      const isNew = last !== position;
      if (isNew || Date.now() - checkedAt >= SESSION_CHECK_INTERVAL) {
        const order = await read();
        if (!order) return;
        checkedAt = Date.now();
        if (isNew) yield `event: order\ndata: ${JSON.stringify(order)}\n\n`;
        if (isNew) sentAt = Date.now();
        position = last;
      }
      if (Date.now() - sentAt >= KEEPALIVE_INTERVAL) {
        yield ': nothing new\n\n';
        sentAt = Date.now();
      }
      await this.#waitForChange(signal);
    }
  }

  /** Resolves when this process has committed an event of any order, or when it is time to poll. */
  async #waitForChange(signal: AbortSignal): Promise<void> {
    const committed = new AbortController();
    const unsubscribe = onCommit(this.db, 'order', () => committed.abort());
    const either = AbortSignal.any([signal, committed.signal]);
    // An abort ends the wait, and is no error.
    await delay(POLL_INTERVAL, undefined, { signal: either }).catch(() => undefined);
    unsubscribe();
  }
}
