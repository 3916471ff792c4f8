import { type Http, useHttp } from '@storefront/host';
import { useEffect, useState } from 'react';
import { callErrorMessage, refusedField } from './call-errors';
import { useLinkToken } from './use-link-token';

/** A call with the token of a link that was mailed. */
export type LinkCall = (http: Http, token: string) => Promise<void>;

/** What became of a mailed link. */
export type LinkOutcome =
  | { status: 'running' }
  | { status: 'done' }
  /** The link can no longer be used. */
  | { status: 'unusable' }
  | { status: 'failed'; message: string };

/**
 * Makes a call with the link's token once the page is hydrated; `retry` makes it again. `failure` is the message where the
 * response has none for shoppers.
 */
export function useMailedLink(
  call: LinkCall,
  failure: string,
): { outcome: LinkOutcome; retry: () => Promise<void> } {
  const http = useHttp();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<LinkOutcome>({ status: 'running' });

  useEffect(() => {
    if (typeof token === 'string') void outcomeOf(call(http, token), failure).then(setOutcome);
  }, [call, failure, http, token]);

  async function retry() {
    if (typeof token === 'string') setOutcome(await outcomeOf(call(http, token), failure));
  }

  return { outcome: token === null ? { status: 'unusable' } : outcome, retry };
}

async function outcomeOf(call: Promise<void>, failure: string): Promise<LinkOutcome> {
  try {
    await call;
    return { status: 'done' };
  } catch (error) {
    console.error('The mailed link could not be used.', error);
    if (refusedField(error) === 'token') return { status: 'unusable' };
    return { status: 'failed', message: callErrorMessage(error, failure) };
  }
}
