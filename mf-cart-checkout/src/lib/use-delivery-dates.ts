import { useEffect, useState } from 'react';
import { LIMITS } from '@storefront/host/contracts';
import type { DeliveryDates } from '@storefront/host/contracts/api';
import { cartCount, HttpError, useHttp, type CartLine } from '@storefront/host';
import { fetchDelivery } from '@storefront/host/shop/delivery/fetch-delivery';
import { isPin } from '@storefront/host/validation/address/pincode';

/**
 * When an order of those lines arrives at a PIN code if it is paid now; undefined without a complete PIN code, where the
 * shop doesn't deliver, for bulk orders, and until the server has answered.
 */
export function useDeliveryDates(pin = '', lines: CartLine[]): DeliveryDates | undefined {
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

  const isBulk = cartCount({ lines }) > LIMITS.datedPiecesMax;
  return found?.pin === pin && !isBulk ? found.dates : undefined;
}
