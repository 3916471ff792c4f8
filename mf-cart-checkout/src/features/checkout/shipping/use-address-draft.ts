import { useCallback, useEffect } from 'react';
import { useBus } from '@storefront/host';
import { readAddressDraft, saveAddressDraft } from './address-draft';
import type { ShippingValues } from './shipping-address';

/** The function that saves what is typed into the form, until the shopper signs out. */
export function useAddressDraft() {
  const bus = useBus();

  // An existing draft must also be deleted on sign-out, even if it isn't edited here.
  useEffect(() => {
    const draft = readAddressDraft();
    if (draft) saveAddressDraft(draft, bus);
  }, [bus]);

  return useCallback((values: ShippingValues) => saveAddressDraft(values, bus), [bus]);
}
