import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { fetchOrder } from '../../../lib/order/order.api';
import {
  parseOrderWithHistory,
  type OrderWithHistory,
} from '../../../lib/order/order-with-history';

/** The interval between polls if the server doesn't push changes, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** How a stream ended: early is before it lasted as long as a poll's interval; a refused one isn't reopened. */
type StreamEnd = 'ended-early' | 'ended' | 'refused';

interface FollowOptions {
  http: Http;
  orderId: string;
  /** Called whenever the server sends the order, changed or not. */
  onOrder: (order: OrderWithHistory) => void;
  signal: AbortSignal;
}

/**
 * Follows an order until the signal is aborted, or until the order can no longer be fetched: by server-sent
 * events, or by polling if they fail. The HTTP client logs failures.
 */
export async function followOrder(following: FollowOptions): Promise<void> {
  const { signal } = following;
  let isStreamAvailable = true;
  while (!signal.aborted) {
    const ended: StreamEnd = isStreamAvailable ? await listenToStream(following) : 'refused';
    isStreamAvailable = ended !== 'refused';
    // A new stream begins with the current order. One that ends at once isn't reopened without a pause.
    if (ended === 'ended') continue;
    await pause(signal);
    if (!(await poll(following))) return;
  }
}

/** Listens until the stream ends. */
async function listenToStream({
  http,
  orderId,
  onOrder,
  signal,
}: FollowOptions): Promise<StreamEnd> {
  const openedAt = Date.now();
  try {
    await http.stream(
      apiPaths.orderEvents(orderId),
      (data) => onOrder(parseOrderWithHistory(JSON.parse(data))),
      { signal },
    );
    return Date.now() - openedAt < POLL_INTERVAL_MS ? 'ended-early' : 'ended';
  } catch (error) {
    const isConnectionLost = error instanceof HttpError && error.status === undefined;
    return isConnectionLost ? 'ended-early' : 'refused';
  }
}

/** Fetches the order; false if it can no longer be fetched, or if the signal is aborted. */
async function poll({ http, orderId, onOrder, signal }: FollowOptions): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    onOrder(await fetchOrder(http, orderId, signal));
    return true;
  } catch (error) {
    return !(error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0));
  }
}

/** Waits until the next poll; resolves at once on abort. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, POLL_INTERVAL_MS);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();

    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
