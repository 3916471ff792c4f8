import { useRef, useState } from 'react';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { useRememberedPin } from '@storefront/host/shop/delivery/remembered-pin';
import type { CheckoutData } from '../checkout.loader';
import { readAddressDraft } from '../shipping/address-draft';
import {
  nonAddressValues,
  toShippingAddress,
  type ShippingValues,
} from '../shipping/shipping-address';

interface Delivery {
  /** The saved address that the order goes to; undefined for the one in the form. */
  chosen: SavedAddress | undefined;
  /** The initial values of the form. */
  values: ShippingValues;
}

/**
 * The delivery address of the order: the default address, unless there is a draft of a typed one. Going
 * back to the form restores the draft. A new form has the PIN code that the shopper has asked about (DATE-03). The other
 * values of the form stay the same whichever address is chosen.
 */
export function useDeliveryAddress({ addresses = [], prefill }: CheckoutData) {
  const pin = useRememberedPin();
  const inForm = (): Delivery => ({
    chosen: undefined,
    values: readAddressDraft() ?? { ...prefill, ...(pin && { postalCode: pin }) },
  });
  const saved = (chosen: SavedAddress): Delivery => ({ chosen, values: toShippingAddress(chosen) });
  const [delivery, setDelivery] = useState(() => {
    const [first] = addresses;
    return first && !readAddressDraft() ? saved(first) : inForm();
  });

  const [postalCode, setPostalCode] = useState(delivery.values.postalCode);

  const others = useRef(nonAddressValues(delivery.values));

  return {
    ...delivery,
    /** The PIN code of that address, complete or not. */
    postalCode,
    choose: (address: SavedAddress | undefined) => {
      const next = address ? saved(address) : inForm();
      setDelivery({ ...next, values: { ...next.values, ...others.current } });
      setPostalCode(next.values.postalCode);
    },
    /** To be called with the form's values whenever they change. */
    onEdit: (values: ShippingValues) => {
      others.current = nonAddressValues(values);
      setPostalCode(values.postalCode);
    },
  };
}
