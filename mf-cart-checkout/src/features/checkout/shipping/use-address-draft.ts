import { useCallback, useState } from 'react';
import { useBus } from '@storefront/shared/host';
import { readAddressDraft, saveAddressDraft } from './address-draft';
import type { ShippingValues } from './shipping-address';

/** The values that were saved before the page was opened, and the function that saves new ones. */
export function useAddressDraft() {
  const bus = useBus();
  const [addressDraft] = useState(readAddressDraft);
  const save = useCallback((values: ShippingValues) => saveAddressDraft(values, bus), [bus]);
  return { addressDraft, saveAddressDraft: save };
}
