import { useCallback, useState } from 'react';
import { useBus } from '@storefront/shared/host';
import { keepAddress, keptAddress } from './kept-address';
import type { ShippingValues } from './shipping-address';

/** What was typed when the page was last here, and the function that keeps what is typed now. */
export function useKeptAddress() {
  const bus = useBus();
  const [address] = useState(keptAddress);
  const keep = useCallback((values: ShippingValues) => keepAddress(values, bus), [bus]);
  return { address, keep };
}
