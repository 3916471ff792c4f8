import { useEffect, useState } from 'react';
import { useHttp } from '@storefront/shared/host';
import type { OrderItem } from '@storefront/shared/shop/order';
import { fetchExchangeOptions, type ExchangeOptions } from './exchange-options';

/** Loads the exchange options of these items once `wanted`; undefined until loaded, or `failed`. */
export function useExchangeOptions(items: OrderItem[], wanted: boolean) {
  const http = useHttp();
  const [options, setOptions] = useState<ExchangeOptions | 'failed'>();
  const isMissing = wanted && options === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    const leaving = new AbortController();
    fetchExchangeOptions(http, items, leaving.signal).then(setOptions, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error('The sizes and colours could not be loaded.', error);
      setOptions('failed');
    });
    return () => leaving.abort();
  }, [http, items, isMissing]);

  return { options, retry: () => setOptions(undefined) };
}
