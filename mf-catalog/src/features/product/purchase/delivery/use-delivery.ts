import { useHttp } from '@storefront/host';
import { useEffect, useMemo, useState } from 'react';

/** The state of the lookup of a PIN code. */
export type DeliveryState = { pin: string } & (
  { status: 'loading' | 'failed' | 'not-deliverable' } | { status: 'deliverable'; answer: string }
);

/**
 * Looks up the delivery to a PIN code: to `initialPin` automatically, to others on demand. A late response never
 * replaces that of a newer lookup.
 */
export function useDelivery(initialPin: string | undefined) {
  const http = useHttp();
  /** A new object for each lookup, so that the same PIN code can be looked up again. */
  const [requested, setRequested] = useState<{ pin: string }>();
  const lookupTarget = useMemo(
    () => requested ?? (initialPin === undefined ? undefined : { pin: initialPin }),
    [requested, initialPin],
  );
  const [result, setResult] = useState<DeliveryState>();

  useEffect(() => {
    if (!lookupTarget) return undefined;
    const { pin } = lookupTarget;
    const controller = new AbortController();
    const { signal } = controller;

    async function load() {
      setResult({ status: 'loading', pin });
      try {
        // On demand, because most shoppers never ask.
        const { fetchAnswer } = await import(
          /* webpackChunkName: "delivery" */ './delivery-answer'
        );
        const answer = await fetchAnswer(http, pin, signal);
        if (signal.aborted) return;
        setResult(
          answer === undefined
            ? { status: 'not-deliverable', pin }
            : { status: 'deliverable', pin, answer },
        );
      } catch {
        // The host logs the error.
        if (!signal.aborted) setResult({ status: 'failed', pin });
      }
    }

    void load();
    return () => controller.abort();
  }, [http, lookupTarget]);

  return { result, lookUp: (pin: string) => setRequested({ pin }) };
}
