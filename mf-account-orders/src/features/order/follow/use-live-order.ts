import { useCallback, useEffect, useRef, useState } from 'react';
import { useBus, useHttp } from '@storefront/host';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { followOrder } from './follow-order';
import { latestEventToast } from './event-toasts';

/**
 * The current order, followed while the page is open and visible (ORDP-07), and the function that sets it
 * after the shopper has changed it on this page. A toast reports each new event.
 */
export function useLiveOrder(loaded: OrderWithHistory) {
  const http = useHttp();
  const bus = useBus();
  const [followed, setFollowed] = useState({ loaded, order: loaded });
  // A new `loaded` means that the loader has run again.
  const order = followed.loaded === loaded ? followed.order : loaded;
  const update = useCallback(
    (next: OrderWithHistory) => setFollowed({ loaded, order: next }),
    [loaded],
  );

  const { id } = order;
  useEffect(() => {
    let controller = new AbortController();
    function follow() {
      controller.abort();
      if (document.hidden) return;
      controller = new AbortController();
      void followOrder({ http, orderId: id, onOrder: update, signal: controller.signal });
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      controller.abort();
    };
  }, [http, id, update]);

  const before = useRef(order);
  useEffect(() => {
    const news = latestEventToast(before.current, order);
    before.current = order;
    if (news) bus.send('toast.show', news);
  }, [bus, order]);

  return { order, update };
}
