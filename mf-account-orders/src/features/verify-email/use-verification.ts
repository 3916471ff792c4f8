import { type Http, useHttp } from '@storefront/host';
import { useEffect, useState } from 'react';
import { callErrorMessage, refusedField } from '../../lib/call-errors';
import { useLinkToken } from '../../lib/use-link-token';
import { verifyEmail } from './verify-email.api';

/** The state of the verification. */
export type Verification =
  | { status: 'running' }
  | { status: 'verified' }
  /** The link can no longer be used. */
  | { status: 'unusable' }
  | { status: 'failed'; message: string };

/** Sends the link's token to the API once the page is hydrated; `retry` sends it again. */
export function useVerification(): { verification: Verification; retry: () => Promise<void> } {
  const http = useHttp();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Verification>({ status: 'running' });

  useEffect(() => {
    if (typeof token === 'string') void outcomeOf(http, token).then(setOutcome);
  }, [http, token]);

  async function retry() {
    if (typeof token === 'string') setOutcome(await outcomeOf(http, token));
  }

  return { verification: token === null ? { status: 'unusable' } : outcome, retry };
}

async function outcomeOf(http: Http, token: string): Promise<Verification> {
  try {
    await verifyEmail(http, token);
    return { status: 'verified' };
  } catch (error) {
    console.error('The address could not be verified.', error);
    if (refusedField(error) === 'token') return { status: 'unusable' };
    const message = callErrorMessage(error, 'Failed to verify the address. Please try again.');
    return { status: 'failed', message };
  }
}
