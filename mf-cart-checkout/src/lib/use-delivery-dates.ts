import { useEffect, useState } from 'react';
import { HttpError, useHttp } from '@storefront/host';
import type { DeliveryDates } from '@storefront/host/contracts/api';
import { fetchDelivery } from '@storefront/host/shop/delivery/fetch-delivery';
import { isPin } from '@storefront/host/validation/address/pincode';

/**
 * When an order arrives at a PIN code if it is paid now; undefined without a complete PIN code, where the shop doesn't
 * deliver, and until the server has answered.
 */
export function useDeliveryDates(pin = ''): DeliveryDates | undefined {
  const http = useHttp();
  const [found, setFound] = useState<{ pin: string; dates: DeliveryDates | undefined }>();

  useEffect(() => {
    if (!isPin(pin)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchDelivery(http, pin, signal).then(
      (delivery) => {
        if (!signal.aborted) setFound({ pin, dates: delivery?.dates });
      },
      (error: unknown) => {
        // The HTTP client has logged its own errors (API-04).
        if (!signal.aborted && !(error instanceof HttpError)) {
          console.error('The delivery could not be looked up.', error);
        }
      },
    );
    return () => controller.abort();
  }, [http, pin]);

  return found?.pin === pin ? found.dates : undefined;
}
