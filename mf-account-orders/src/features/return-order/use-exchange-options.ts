import { useEffect, useState } from 'react';
import { useHttp } from '@storefront/host';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { fetchExchangeOptions, type ExchangeOptions } from './exchange-options';

/** Loads the exchange options of these items once `wanted`; undefined until loaded, or `failed`. */
export function useExchangeOptions(items: OrderItem[], wanted: boolean) {
  const http = useHttp();
  const [options, setOptions] = useState<ExchangeOptions | 'failed'>();
  const isMissing = wanted && options === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    fetchExchangeOptions(http, items, controller.signal).then(setOptions, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error('The sizes and colors could not be loaded.', error);
      setOptions('failed');
    });
    return () => controller.abort();
  }, [http, items, isMissing]);

  return { options, retry: () => setOptions(undefined) };
}
