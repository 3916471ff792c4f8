import { HttpError, useHttp } from '@storefront/host';
import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { useEffect, useState } from 'react';
import { t } from '../../messages/t';
import { fetchStoreInfo } from './api-test.api';

/** The state of a connection test. */
type ConnectionTest =
  | { status: 'running' }
  | { status: 'connected'; store: StoreInfo }
  | { status: 'failed'; message: string };

/** Tests the connection to the API at once, and again on demand (CONT-05). */
export function useConnectionTest(): { test: ConnectionTest; repeat: () => void } {
  const http = useHttp();
  const [attempt, setAttempt] = useState(0);
  const [test, setTest] = useState<ConnectionTest>({ status: 'running' });

  useEffect(() => {
    const { signal, abort } = abortable();
    fetchStoreInfo(http, signal)
      .then((store) => setTest({ status: 'connected', store }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.error('The connection test failed.', error);
        setTest({ status: 'failed', message: failureOf(error) });
      });
    return abort;
  }, [http, attempt]);

  return {
    test,
    repeat: () => {
      setTest({ status: 'running' });
      setAttempt(attempt + 1);
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function failureOf(error: unknown): string {
  if (error instanceof HttpError) return t('Connection failed. Check console for details.');
  const message = error instanceof Error ? error.message : String(error);
  return t('Unexpected error: {message}', { message });
}
