import { type Http, useHttp } from '@storefront/host';
import { useEffect, useState } from 'react';
import { callErrorMessage, refusedField } from '../../lib/call-errors';
import { useLinkToken } from '../../lib/use-link-token';

/** What became of a mailed link. */
export type LinkOutcome =
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'unusable' }
  | { status: 'failed'; message: string };

/** Makes a call with the link's token once the page is hydrated; `retry` makes it again. */
export function useMailedLink(call: (http: Http, token: string) => Promise<void>): {
  outcome: LinkOutcome;
  retry: () => Promise<void>;
} {
  const http = useHttp();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<LinkOutcome>({ status: 'running' });

  useEffect(() => {
    if (typeof token === 'string') void outcomeOf(call, http, token).then(setOutcome);
  }, [call, http, token]);

  async function retry() {
    if (typeof token === 'string') setOutcome(await outcomeOf(call, http, token));
  }

  return { outcome: token === null ? { status: 'unusable' } : outcome, retry };
}

async function outcomeOf(
  call: (http: Http, token: string) => Promise<void>,
  http: Http,
  token: string,
): Promise<LinkOutcome> {
  try {
    await call(http, token);
    return { status: 'done' };
  } catch (error) {
    console.error('The mailed link could not be used.', error);
    if (refusedField(error) === 'token') return { status: 'unusable' };
    return {
      status: 'failed',
      message: callErrorMessage(error, 'That didn’t work. Please try again.'),
    };
  }
}
