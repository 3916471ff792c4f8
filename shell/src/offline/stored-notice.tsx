import { useEffect } from 'react';
import { onceReachable } from './once-reachable';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface StoredNoticeProps {
  /** When the server sent the page. */
  storedAt: Date;
}

/** Says of when a stored page is, and loads it again once the shop can be reached. */
export function StoredNotice({ storedAt }: StoredNoticeProps) {
  useEffect(() => onceReachable(location.href, () => location.reload()), []);
  return (
    <>
      No connection to the shop. Prices and stock are of {storedAt.toLocaleString('en-IN', MOMENT)};
      your cart is kept.
    </>
  );
}
