import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { HttpError, useHttp, type CartLine } from '@storefront/host';
import { checkLines, type CheckedLine } from './line-change';
import { fetchOffers, type Offers } from './offers.api';

/**
 * Compares the lines of the bag with what the shop offers now (BAG-01): when it is opened, when a product is
 * added, and whenever the tab is looked at again. Until the answer comes, and if none comes, the lines are shown
 * as they were known. `recheck` asks again.
 */
export function useBagCheck(lines: CartLine[]): {
  checked: CheckedLine[];
  recheck: () => void;
} {
  const http = useHttp();
  const [offers, setOffers] = useState<Offers>(new Map());
  const [asked, setAsked] = useState(0);
  const ids = [...new Set(lines.map(({ id }) => id))];
  const unknownIds = ids.filter((id) => !offers.has(id)).join(' ');
  const recheck = () => setAsked((times) => times + 1);

  const check = useEffectEvent(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (ids.length > 0) {
      fetchOffers(http, ids, signal).then(
        (found) => {
          if (!signal.aborted) setOffers(found);
        },
        (error: unknown) => {
          // The HTTP client has logged its own errors (API-04).
          if (!signal.aborted && !(error instanceof HttpError)) {
            console.error('The bag could not be checked.', error);
          }
        },
      );
    }
    return () => controller.abort();
  });

  useEffect(() => (unknownIds === '' ? undefined : check()), [unknownIds]);
  useEffect(() => (asked === 0 ? undefined : check()), [asked]);

  useEffect(() => {
    const recheckIfSeen = () => {
      if (!document.hidden) setAsked((times) => times + 1);
    };
    document.addEventListener('visibilitychange', recheckIfSeen);
    return () => document.removeEventListener('visibilitychange', recheckIfSeen);
  }, []);

  return { checked: useMemo(() => checkLines(lines, offers), [lines, offers]), recheck };
}
